import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail, type RailRow } from '#app/private/record-rail.tsx';
import { WaitingGroups, WaitingTime } from '#app/private/waiting-groups.tsx';
import { useWaiting, WAYS_IN, type Waiting } from './waiting.ts';

/** Where it is answered: beside the list. */
export const addressOf = ({ kind, id }: Pick<Waiting, 'kind' | 'id'>): string =>
  `/admin/eingang/${kind}/${encodeURIComponent(id)}`;

/** What every list of the inbox shows of an entry. */
export const railRow = (row: Waiting): RailRow => ({
  id: `${row.kind}-${row.id}`,
  to: addressOf(row),
  title: row.title,
  mark: <WaitingTime wait={row} />,
  text: row.text,
  note: WAYS_IN[row.kind],
});

/** A customer would be told that he was read. */
export const opensByItself = ({ kind }: Waiting): boolean => kind !== 'kunde';

/**
 * One list of enquiries, customers, offers, contact form and chat; what is answered
 * leaves it. `longest`: nothing is open yet, and it has the place beside the list.
 */
export function WaitingList({ longest }: { longest: Waiting | undefined }) {
  const query = useWaiting();
  const navigate = useNavigate();
  const address = longest && opensByItself(longest) ? addressOf(longest) : undefined;
  useEffect(() => {
    // Where list and record stand side by side (inbox.tsx).
    if (address && matchMedia('(width >= 64rem)').matches)
      void navigate(address, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
  return (
    <QueryState query={query}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="Alles beantwortet">
            Neue Angebotsanfragen, Nachrichten von Kunden und aus dem Kontaktformular, Fragen zu
            Angeboten und Gespräche, die der Website-Chat übergibt, erscheinen hier von selbst.
          </EmptyState>
        ) : (
          <div className="inbox-rail overflow-y-auto">
            <WaitingGroups rows={rows} waitOf={(row) => row}>
              {(part) => (
                <RecordRail
                  rows={part.map((row) => ({ ...railRow(row), isShown: row.id === longest?.id }))}
                />
              )}
            </WaitingGroups>
          </div>
        )
      }
    </QueryState>
  );
}
