import { PortalInvoices } from '#app/features/portal-invoices/portal-invoices.tsx';
import { useSession } from '#app/features/session/session-store.ts';

export default function PortalInvoiceList() {
  const { user } = useSession();
  return user ? <PortalInvoices userId={user.id} /> : null;
}
