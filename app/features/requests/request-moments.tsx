import { formatPrice } from '#shared/core/format.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { toMoments, type Moments } from '#app/private/moments.tsx';
import { REQUEST_COLUMNS, wishTitle, type RequestRow } from '#app/private/request-facts.ts';
import { RequestState } from './request-state.tsx';

/** The enquiries of one customer; those that were joined to another are part of it. */
export const useRequestMoments = (customerId: string): Moments =>
  toMoments(
    useRows<RequestRow[]>(['admin-requests', 'customer', customerId], (client) =>
      client
        .from('quote_requests')
        .select(REQUEST_COLUMNS)
        .eq('user_id', customerId)
        .is('merged_into', null)
        .order('created_at', { ascending: false }),
    ),
    (request) => ({
      id: request.id,
      at: request.created_at,
      icon: 'mail',
      kind: 'Angebotsanfrage',
      title: wishTitle(request),
      value: formatPrice(request.shown_price),
      mark: <RequestState row={request} />,
      isOpen: request.status === 'new' || request.status === 'in_review',
      to: `/admin/anfragen/${request.id}`,
    }),
  );
