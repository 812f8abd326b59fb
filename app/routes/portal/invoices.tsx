import { PortalInvoices } from '#app/features/invoices/portal-invoices.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { ContactPerson } from './contact-person.tsx';
import { SampleInvoice } from './first-sight.tsx';

export default function PortalInvoiceList() {
  const { user } = useSession();
  return (
    user && (
      <PortalInvoices userId={user.id} contact={<ContactPerson />} sample={<SampleInvoice />} />
    )
  );
}
