import { useRows } from '#app/lib/use-rows.ts';
import { WaitingTime } from '#app/private/waiting-groups.tsx';
import { isLate } from '#app/private/waits.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { addressOf } from './waiting-list.tsx';
import { useWaiting, WAYS_IN, type Waiting } from './waiting.ts';
import { Notice } from '#app/private/notice.tsx';

/** What of the list of all that is open belongs to one customer. */
export function useCustomerWaiting(customerId: string): readonly Waiting[] {
  const { data: all = [] } = useWaiting();
  const { data: offers = [] } = useRows<{ id: string }[]>(
    ['admin-offers', 'ids', customerId],
    (client) => client.from('offers').select('id').eq('customer_id', customerId),
  );
  const { data: requests = [] } = useRows<{ id: string }[]>(
    ['admin-requests', 'ids', customerId],
    (client) => client.from('quote_requests').select('id').eq('user_id', customerId),
  );
  const ids = new Set([customerId, ...[...offers, ...requests].map(({ id }) => id)]);
  return all.filter(({ id }) => ids.has(id));
}

/** At the head of his record, with the way to the answer. */
export const CustomerWaiting = ({ rows }: { rows: readonly Waiting[] }) =>
  rows.length > 0 && (
    <ul className="mb-6 grid gap-3">
      {rows.map((row, index) => (
        <li key={row.id}>
          <Notice
            {...(isLate(row) && { tone: 'danger' })}
            action={
              <ButtonLink
                size="small"
                to={addressOf(row)}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                Antworten
              </ButtonLink>
            }
          >
            <p>
              <span className="font-semibold">{WAYS_IN[row.kind]}</span> <WaitingTime wait={row} />
            </p>
            <p className="line-clamp-2 break-words">{row.text}</p>
          </Notice>
        </li>
      ))}
    </ul>
  );
