import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { isWayIn, useWaiting, WAYS_IN } from './waiting.ts';

/** One list of enquiries, customers, contact form and chat; what is answered leaves it. */
export function WaitingList() {
  const query = useWaiting();
  const { parameters, change } = useAddressFilter();
  const named = parameters.get('art') ?? undefined;
  const chosen = isWayIn(named) ? named : undefined;
  const search = chosen ? `?art=${chosen}` : '';
  return (
    <QueryState query={query}>
      {(rows) => {
        const shown = chosen ? rows.filter(({ kind }) => kind === chosen) : rows;
        const filters: [string, string, number][] = [
          ['', 'Alle', rows.length],
          ...Object.entries(WAYS_IN).map(([kind, label]): [string, string, number] => [
            kind,
            label,
            rows.filter((row) => row.kind === kind).length,
          ]),
        ];
        return (
          <>
            <div role="group" aria-label="Art" className="mb-4 flex flex-wrap gap-1.5">
              {filters.map(([kind, label, count]) => (
                <Button
                  key={kind}
                  size="small"
                  variant={(chosen ?? '') === kind ? 'primary' : 'secondary'}
                  aria-pressed={(chosen ?? '') === kind}
                  onClick={() => change({ art: kind })}
                >
                  {label} <span className="tabular font-normal">{count}</span>
                </Button>
              ))}
            </div>
            {shown.length === 0 ? (
              <EmptyState title="Alles beantwortet">
                Neue Anfragen, Nachrichten von Kunden, das Kontaktformular und Gespräche, die der
                Chat übergibt, erscheinen hier von selbst.
              </EmptyState>
            ) : (
              <RecordRail
                className="max-h-[calc(100dvh-12rem)]"
                rows={shown.map((row) => ({
                  id: `${row.kind}-${row.id}`,
                  to: `/admin/eingang/${row.kind}/${encodeURIComponent(row.id)}${search}`,
                  title: row.title,
                  mark: (
                    <Badge tone={row.isLate ? 'danger' : 'neutral'}>
                      {WAYS_IN[row.kind]}
                      {row.isLate && ', überfällig'}
                    </Badge>
                  ),
                  text: row.text,
                  note: formatMoment(row.at),
                }))}
              />
            )}
          </>
        );
      }}
    </QueryState>
  );
}
