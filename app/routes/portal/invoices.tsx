import { PortalInvoices } from '#app/features/invoices/portal-invoices.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { BesideContact } from './contact-person.tsx';

export default function PortalInvoiceList() {
  const { user } = useSession();
  return <BesideContact>{user && <PortalInvoices userId={user.id} />}</BesideContact>;
}
