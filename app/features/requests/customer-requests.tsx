import { formatPrice } from '#shared/core/format.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { RecordPart } from '#app/private/record-part.tsx';
import {
  formatBriefDay,
  REQUEST_COLUMNS,
  wishTitle,
  type RequestRow,
} from '#app/private/request-facts.ts';
import { RequestState } from './request-state.tsx';

/** The enquiries of one customer, newest first; those that were joined to another are part of it. */
export function CustomerRequests({ customerId }: { customerId: string }) {
  const query = useRows<RequestRow[]>(['admin-requests', 'customer', customerId], (client) =>
    client
      .from('quote_requests')
      .select(REQUEST_COLUMNS)
      .eq('user_id', customerId)
      .is('merged_into', null)
      .order('created_at', { ascending: false }),
  );
  return (
    <RecordPart
      id="anfragen"
      title="Anfragen"
      query={query}
      whenEmpty="Noch keine Anfragen."
      rowOf={(request) => ({
        id: request.id,
        to: `/admin/anfragen/${request.id}`,
        title: wishTitle(request),
        note: formatBriefDay(request.created_at),
        value: formatPrice(request.shown_price),
        mark: <RequestState row={request} />,
      })}
    />
  );
}
