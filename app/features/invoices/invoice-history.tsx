import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import { PastRows } from '#app/private/past-rows.tsx';
import { describeHistory, type LoggedChange } from './describe-history.ts';
import { invoiceKey } from './invoice-call.ts';
import type { IssuedInvoice } from './full-invoice.ts';

/** What happened to an invoice, as the log has it. */
export function InvoiceHistory({ invoice }: { invoice: IssuedInvoice }) {
  const query = useRows<LoggedChange[]>([...invoiceKey(invoice.id), 'history'], (client) =>
    client
      .from('audit_log')
      .select('id,action,after,created_at')
      .eq('table_name', 'invoices')
      .eq('row_id', invoice.id)
      .order('id')
      .limit(500),
  );
  return (
    <PaddedPanel id="verlauf" title="Verlauf">
      <QueryState query={query}>
        {(changes) => <PastRows events={describeHistory(changes)} />}
      </QueryState>
    </PaddedPanel>
  );
}
