import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import type { RequestFilter, SortKey } from './request-filter.ts';
import { PAGE_SIZE, useRequestPage } from './use-requests.ts';
import { SelectableRows } from './selectable-rows.tsx';

type RequestTableProps = {
  filter: RequestFilter;
  page: number;
  onSort: (key: SortKey) => void;
  onTurn: (page: number) => void;
};

/**
 * One page of the enquiries, sorted and narrowed by the server, with selection
 * for changes to many at once.
 */
export function RequestTable({ filter, page, onSort, onTurn }: RequestTableProps) {
  const query = useRequestPage(filter, page);
  return (
    <QueryState query={query}>
      {({ rows, count }) => (
        <>
          {rows.length === 0 ? (
            <EmptyState
              title={
                filter.search || filter.status ? 'Keine Anfrage gefunden' : 'Noch keine Anfrage'
              }
            >
              {filter.search || filter.status
                ? 'Ändern Sie Suche oder Status.'
                : 'Neue Anfragen erscheinen hier von selbst.'}
            </EmptyState>
          ) : (
            <SelectableRows rows={rows} filter={filter} onSort={onSort} />
          )}
          <Pager page={page} pages={Math.ceil(count / PAGE_SIZE)} onTurn={onTurn} />
        </>
      )}
    </QueryState>
  );
}
