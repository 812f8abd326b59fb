import { PortalInvoices } from '#app/features/invoices/portal-invoices.tsx';
import { useSession } from '#app/lib/session-store.ts';

export default function PortalInvoiceList() {
  const { user } = useSession();
  return user ? <PortalInvoices userId={user.id} /> : null;
}
