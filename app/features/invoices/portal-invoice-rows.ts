import type { Tables } from '#shared/database-types.ts';
import type { InvoiceSnapshot } from '#shared/billing/invoice.ts';

/** What the customer reads of his invoices. */
export const COLUMNS =
  'id,number,kind,status,due_on,gross_cents,open_cents,credit_cents,instalment,offer_id,cancels,snapshot,payments(id,amount_cents,paid_on,note),offer:offers(id,number,content,accepted_gross_cents,decided_at,projects(status,due_on))';

type Columns =
  | 'id'
  | 'number'
  | 'kind'
  | 'status'
  | 'due_on'
  | 'gross_cents'
  | 'open_cents'
  | 'credit_cents'
  | 'instalment'
  | 'offer_id'
  | 'cancels'
  | 'snapshot';
export type InvoiceRow = Pick<Tables<'invoices'>, Columns> & {
  payments: Pick<Tables<'payments'>, 'id' | 'amount_cents' | 'paid_on' | 'note'>[];
  offer:
    | (Pick<
        Tables<'offers'>,
        'id' | 'number' | 'content' | 'accepted_gross_cents' | 'decided_at'
      > & {
        projects: Pick<Tables<'projects'>, 'status' | 'due_on'> | null;
      })
    | null;
};
/** Numbers, sums and the frozen text come with the issuing. */
export type Invoice = InvoiceRow & {
  number: string;
  gross_cents: number;
  snapshot: InvoiceSnapshot;
};
export const isIssued = (row: InvoiceRow): row is Invoice =>
  row.number !== null && row.gross_cents !== null && row.snapshot !== null;
