import { useRows } from '#app/lib/use-rows.ts';
import { MissingPage } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useHeadOfRecord } from '#app/private/use-head-of-record.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { BesideInvoices } from './invoice-list.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { COLUMNS, type FullInvoice } from './full-invoice.ts';
import { invoiceKey } from './invoice-call.ts';
import { InvoiceRecord } from './invoice-record.tsx';

const READS = [['admin-invoice']];

/** The editor of a draft, the record of an issued invoice. */
export function InvoicePage({ id }: { id: string }) {
  // Money that a colleague has just booked is not booked again.
  useLiveTable('invoices', READS);
  const query = useRows<FullInvoice | null>(invoiceKey(id), (client) =>
    client
      .from('invoices')
      .select(COLUMNS)
      .eq('id', id)
      .order('id', { referencedTable: 'payments' })
      .maybeSingle(),
  );
  useHeadOfRecord(query.data?.status);
  return (
    // The editor shows the sheet beside its fields instead.
    <BesideInvoices isAlone={query.data?.status === 'draft'}>
      <QueryState query={query}>
        {(invoice) => {
          if (!invoice) {
            return (
              <MissingPage
                title="Diese Rechnung gibt es nicht"
                back={['/admin/rechnungen', 'Zu den Rechnungen']}
              />
            );
          }
          if (invoice.status === 'draft' || !invoice.snapshot)
            return <DraftEditor key={invoice.id} draft={invoice} />;
          return (
            <InvoiceRecord key={invoice.id} invoice={{ ...invoice, snapshot: invoice.snapshot }} />
          );
        }}
      </QueryState>
    </BesideInvoices>
  );
}
