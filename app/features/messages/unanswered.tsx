import type { Tables } from '#shared/database-types.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { threadKey } from './message-rows.ts';

type Row = Pick<Tables<'messages'>, 'id' | 'from_staff' | 'body' | 'attachments' | 'created_at'>;

/** More than one writes in a row. */
const MOST = 20;

/**
 * What a customer has written since the last answer, without opening the talk: he is
 * told nothing. Texts are only ever shown as text.
 */
export function Unanswered({ customerId }: { customerId: string }) {
  const query = useRows<Row[]>([...threadKey(customerId), 'unanswered'], (client) =>
    client
      .from('messages')
      .select('id,from_staff,body,attachments,created_at')
      .eq('customer_id', customerId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST),
  );
  return (
    <QueryState query={query}>
      {(newest) => {
        const answer = newest.findIndex(({ from_staff }) => from_staff);
        const rows = newest.slice(0, answer < 0 ? undefined : answer).toReversed();
        return (
          <ol className="grid max-w-[68ch] gap-4 border-l-2 border-accent pl-5">
            {rows.map(({ id, body, attachments, created_at }) => (
              <li key={id}>
                <p className="text-fine text-muted">{formatBriefMoment(created_at)}</p>
                {body && <p className="break-words whitespace-pre-line">{body}</p>}
                {attachments.map(({ path, name }) => (
                  <p key={path} className="break-words text-muted">
                    Datei: {name}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        );
      }}
    </QueryState>
  );
}
