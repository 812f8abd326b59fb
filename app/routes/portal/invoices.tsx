import { getContentSettings } from '#content/settings.ts';
import { PortalInvoices } from '#app/features/invoices/portal-invoices.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { BesideContact } from './contact-person.tsx';
import type { Route } from './+types/invoices.ts';

export const loader = () => ({ portrait: getContentSettings().slots.owner ?? null });

export default function PortalInvoiceList({ loaderData: { portrait } }: Route.ComponentProps) {
  const { user } = useSession();
  return (
    <BesideContact portrait={portrait}>{user && <PortalInvoices userId={user.id} />}</BesideContact>
  );
}
