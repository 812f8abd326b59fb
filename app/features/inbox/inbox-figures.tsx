import { FigureList } from '#app/private/figure-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { isLate, ofKind, useWaiting, WAYS, WAYS_IN_PLURAL } from './waiting.ts';

/**
 * What awaits an answer, of the same list as the count of the navigation: the
 * whole, what of it is late, and where it came in.
 */
export function InboxFigures() {
  const query = useWaiting();
  return (
    <QueryState query={query}>
      {(rows) => (
        <FigureList
          figures={[
            ['Warten auf Antwort', rows.length, '/admin/eingang'],
            ['davon überfällig', rows.filter((row) => isLate(row)).length, '/admin/eingang'],
            ...WAYS.map(
              (kind) =>
                [
                  WAYS_IN_PLURAL[kind],
                  ofKind(rows, kind).length,
                  `/admin/eingang?art=${kind}`,
                ] as const,
            ),
          ]}
        />
      )}
    </QueryState>
  );
}
