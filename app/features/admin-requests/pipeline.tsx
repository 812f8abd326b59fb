import { formatWholePrice } from '#shared/format.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '../area/query-state.tsx';
import { REQUEST_COLUMNS, type RequestRow } from '../area/request-facts.ts';
import { RequestTable } from './request-table.tsx';
import { useLiveRequests } from './use-live-requests.ts';

type Summary = { by_status: Record<string, number>; open_value: number; overdue: number; last_30_days: number; new_messages: number };

/** Figures and all enquiries; a new enquiry appears by itself. */
export function Pipeline() {
  const summary = useRows<Summary>(['pipeline-summary'], (client) => client.rpc('pipeline_summary'));
  const requests = useRows<RequestRow[]>(['admin-requests'], (client) =>
    client.from('quote_requests').select(REQUEST_COLUMNS).order('created_at', { ascending: false }).limit(10_000),
  );
  useLiveRequests();

  return (
    <>
      {summary.data && (
        <dl className="mb-10 grid grid-cols-2 border-t border-line sm:grid-cols-4">
          {(
            [
              ['Neu', String(summary.data.by_status['new'] ?? 0)],
              ['Überfällig', String(summary.data.overdue)],
              ['In 30 Tagen', String(summary.data.last_30_days)],
              ['Offener Wert', formatWholePrice(summary.data.open_value)],
            ] as const
          ).map(([label, value]) => (
            <div key={label} className="border-b border-line py-4 pr-4">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="tabular font-display text-[1.75rem] leading-tight font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <QueryState query={requests}>{(rows) => <RequestTable requests={rows} />}</QueryState>
    </>
  );
}
