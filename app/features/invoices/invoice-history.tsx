import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { PaddedPanel } from '#app/private/panel.tsx';
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
        {(changes) => (
          <ol className="border-l-2 border-accent pl-5 text-small">
            {describeHistory(changes).map((event) => (
              <li key={event.id} className="pb-3">
                <span className="font-semibold">{event.text}</span>
                <span className="block text-muted">{formatMoment(event.at)}</span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </PaddedPanel>
  );
}
