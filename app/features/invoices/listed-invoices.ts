import type { SupabaseClient } from '@supabase/supabase-js';
import type { TaxRule } from '#shared/billing/billing.ts';
import type { InvoicePart } from '#shared/billing/invoice.ts';
import type { InvoiceState } from '#shared/billing/invoice-state.ts';
import type { Database } from '#shared/database-types.ts';
import type { InvoiceSums } from './invoice-figures.ts';

export const PAGE_SIZE = 50;

export type ListedInvoice = {
  id: string;
  number: string | null;
  state: InvoiceState;
  kind: 'invoice' | 'cancellation';
  cancels: string | null;
  title: string;
  customer: string;
  customer_email: string;
  issued_on: string | null;
  due_on: string | null;
  net_cents: number | null;
  tax_cents: number | null;
  gross_cents: number | null;
  paid_cents: number;
  open_cents: number;
  credit_cents: number;
  /** Of its last payment. */
  paid_on: string | null;
  dunning_level: number;
  suggested_dunning_level: number | null;
  part: InvoicePart;
  /** Numbers of what it cancels or deducts; null in a draft. */
  refers_to: string[] | null;
  country: string | null;
  vat_id: string | null;
  tax_category: TaxRule['category'] | null;
  tax_percent: number | null;
  service_from: string | null;
  service_to: string | null;
};
type InvoicePage = InvoiceSums & { rows: ListedInvoice[]; count: number };

/** One page of invoices as list_invoices() in SQL gives it: what is due first stands first. */
export async function readInvoices(
  client: SupabaseClient<Database>,
  search: string,
  state: string,
  page: number,
  size = PAGE_SIZE,
): Promise<InvoicePage> {
  const { data, error } = await client.rpc('list_invoices', { search, state, page, size });
  if (error) throw new Error(error.message);
  return data as InvoicePage;
}
