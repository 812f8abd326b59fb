import type { Tables } from '#shared/database-types.ts';
import type { InvoiceContent, InvoiceSnapshot } from '#shared/billing/invoice.ts';

type Columns =
  | 'id'
  | 'number'
  | 'kind'
  | 'status'
  | 'gross_cents'
  | 'paid_cents'
  | 'open_cents'
  | 'credit_cents'
  | 'customer_id'
  | 'customer_email'
  | 'due_on'
  | 'dunning_level'
  | 'suggested_dunning_level'
  | 'cancels'
  | 'instalment'
  | 'updated_at';
export type FullInvoice = Pick<Tables<'invoices'>, Columns> & {
  content: InvoiceContent;
  snapshot: InvoiceSnapshot | null;
  payments: { id: number; amount_cents: number; paid_on: string; note: string }[];
  project: { id: string; number: string } | null;
  offer: { id: string; number: string; decided_at: string | null } | null;
};

export const COLUMNS =
  'id,number,kind,status,gross_cents,paid_cents,open_cents,credit_cents,customer_id,customer_email,due_on,dunning_level,suggested_dunning_level,cancels,instalment,updated_at,content,snapshot,payments(id,amount_cents,paid_on,note),project:projects(id,number),offer:offers(id,number,decided_at)';

/** The frozen text comes with the issuing. */
export type IssuedInvoice = FullInvoice & { snapshot: InvoiceSnapshot };
