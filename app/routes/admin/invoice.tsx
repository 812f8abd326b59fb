import { InvoicePage } from '#app/features/admin-invoices/invoice-page.tsx';
import type { Route } from './+types/invoice.ts';

export default function AdminInvoice({ params }: Route.ComponentProps) {
  return <InvoicePage id={params.id} />;
}
