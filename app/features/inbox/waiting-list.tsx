import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail, type RailRow } from '#app/private/record-rail.tsx';
import { WaitingGroups, WaitingTime } from '#app/private/waiting-groups.tsx';
import { useWaiting, WAYS_IN, type Waiting } from './waiting.ts';

/** Where it is answered: beside the list; an offer has a page of its own. */
export const addressOf = ({ kind, id }: Pick<Waiting, 'kind' | 'id'>): string =>
  kind === 'angebot' ? `/admin/angebote/${id}` : `/admin/eingang/${kind}/${encodeURIComponent(id)}`;

/** What every list of the inbox shows of an entry. */
export const railRow = (row: Waiting): RailRow => ({
  id: `${row.kind}-${row.id}`,
  to: addressOf(row),
  title: row.title,
  mark: <WaitingTime wait={row} />,
  text: row.text,
  note: WAYS_IN[row.kind],
});

/**
 * A customer is told that his message was read once it is open: that is for a
 * person to do. A question about an offer would lead away from the list.
 */
export const opensByItself = ({ kind }: Waiting): boolean => kind !== 'kunde' && kind !== 'angebot';

/**
 * One list of enquiries, customers, offers, contact form and chat; what is answered
 * leaves it. `opensFirst`: nothing is open yet.
 */
export function WaitingList({ opensFirst }: { opensFirst: boolean }) {
  const query = useWaiting();
  const navigate = useNavigate();
  const first = query.data?.[0];
  const firstAddress = first && opensByItself(first) ? addressOf(first) : undefined;
  useEffect(() => {
    // Where list and record stand side by side (inbox.tsx).
    if (opensFirst && firstAddress && matchMedia('(width >= 64rem)').matches)
      void navigate(firstAddress, { replace: true, preventScrollReset: true });
  }, [opensFirst, firstAddress, navigate]);
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
              {(part) => <RecordRail rows={part.map(railRow)} />}
            </WaitingGroups>
          </div>
        )
      }
    </QueryState>
  );
}
