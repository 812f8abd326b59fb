import { InvoicePage } from '#app/features/invoices/invoice-page.tsx';
import type { Route } from './+types/invoice.ts';

export default function AdminInvoice({ params }: Route.ComponentProps) {
  return <InvoicePage id={params.id} />;
}
