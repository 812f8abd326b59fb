import type { Tables } from '#shared/database-types.ts';
import type { InvoiceContent, InvoiceSnapshot } from '#shared/invoice.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { MissingPage } from '../area/page-head.tsx';
import { QueryState } from '../area/query-state.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { invoiceKey } from './invoice-call.ts';
import { InvoiceRecord } from './invoice-record.tsx';

type Columns =
  | 'id'
  | 'number'
  | 'kind'
  | 'status'
  | 'gross_cents'
  | 'paid_cents'
  | 'due_on'
  | 'dunning_level'
  | 'suggested_dunning_level'
  | 'cancels'
  | 'updated_at';
export type FullInvoice = Pick<Tables['invoices'], Columns> & {
  content: InvoiceContent;
  snapshot: InvoiceSnapshot | null;
  payments: { id: number; amount_cents: number; paid_on: string; note: string }[];
  project: { id: string; number: string } | null;
  offer: { id: string; number: string } | null;
};
const COLUMNS =
  'id,number,kind,status,gross_cents,paid_cents,due_on,dunning_level,suggested_dunning_level,cancels,updated_at,content,snapshot,payments(id,amount_cents,paid_on,note),project:projects(id,number),offer:offers(id,number)';

/** The editor of a draft, the record of an issued invoice. */
export function InvoicePage({ id }: { id: string }) {
  const query = useRows<FullInvoice | null>(invoiceKey(id), (client) =>
    client.from('invoices').select(COLUMNS).eq('id', id).order('id', { referencedTable: 'payments' }).maybeSingle<FullInvoice>(),
  );
  return (
    <QueryState query={query}>
      {(invoice) => {
        if (!invoice) {
          return <MissingPage title="Diese Rechnung gibt es nicht" back={['/admin/rechnungen', 'Zu den Rechnungen']} />;
        }
        if (invoice.status === 'draft' || !invoice.snapshot) return <DraftEditor key={invoice.id} draft={invoice} />;
        return <InvoiceRecord key={invoice.id} invoice={{ ...invoice, snapshot: invoice.snapshot }} />;
      }}
    </QueryState>
  );
}
