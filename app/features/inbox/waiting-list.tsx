import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FilterSelect, ListHead } from '#app/private/list-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import {
  isLate,
  isWayIn,
  ofKind,
  useWaiting,
  WAYS,
  WAYS_IN,
  WAYS_IN_PLURAL,
  type Waiting,
} from './waiting.ts';

/** Where it is answered: beside the list, whose filter goes along; an offer has a page of its own. */
export const addressOf = ({ kind, id }: Pick<Waiting, 'kind' | 'id'>, search = ''): string =>
  kind === 'angebot'
    ? `/admin/angebote/${id}`
    : `/admin/eingang/${kind}/${encodeURIComponent(id)}${search}`;

/**
 * One list of enquiries, customers, offers, contact form and chat; what is answered
 * leaves it. `opensFirst`: nothing is open yet.
 */
export function WaitingList({ opensFirst }: { opensFirst: boolean }) {
  const query = useWaiting();
  const { parameters, change } = useAddressFilter();
  const named = parameters.get('art') ?? undefined;
  const chosen = isWayIn(named) ? named : undefined;
  const search = chosen ? `?art=${chosen}` : '';
  const navigate = useNavigate();
  const [first] = ofKind(query.data ?? [], chosen);
  // A customer is told that his message was read once it is open: that is for a person to do.
  // A question about an offer would lead away from here.
  const firstAddress =
    first && first.kind !== 'kunde' && first.kind !== 'angebot'
      ? addressOf(first, search)
      : undefined;
  useEffect(() => {
    // Where list and record stand side by side (inbox.tsx).
    if (opensFirst && firstAddress && matchMedia('(width >= 64rem)').matches)
      void navigate(firstAddress, { replace: true, preventScrollReset: true });
  }, [opensFirst, firstAddress, navigate]);
  return (
    <QueryState query={query}>
      {(rows) => {
        const shown = ofKind(rows, chosen);
        return (
          <>
            <ListHead>
              <FilterSelect
                label="Art"
                className="grow"
                value={chosen ?? ''}
                options={[
                  ['', `Art: alle (${rows.length})`],
                  ...WAYS.map(
                    (kind) =>
                      [kind, `${WAYS_IN_PLURAL[kind]} (${ofKind(rows, kind).length})`] as const,
                  ),
                ]}
                onChange={(art) => change({ art })}
              />
            </ListHead>
            {shown.length === 0 ? (
              <EmptyState title="Alles beantwortet">
                Neue Angebotsanfragen, Nachrichten von Kunden und aus dem Kontaktformular, Fragen zu
                Angeboten und Gespräche, die der Website-Chat übergibt, erscheinen hier von selbst.
              </EmptyState>
            ) : (
              <RecordRail
                className="inbox-rail"
                rows={shown.map((row) => ({
                  id: `${row.kind}-${row.id}`,
                  to: addressOf(row, search),
                  title: row.title,
                  mark: isLate(row) && <Badge tone="danger">Überfällig</Badge>,
                  text: row.text,
                  note: `${WAYS_IN[row.kind]} · ${formatMoment(row.at)}`,
                }))}
              />
            )}
          </>
        );
      }}
    </QueryState>
  );
}
