import { flexRender, getCoreRowModel, useReactTable, type ColumnDef, type RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { formatWholePrice } from '#shared/format.ts';
import { getRequestStatus, REQUEST_STATUSES } from '#shared/request-status.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { QueryState } from '../area/query-state.tsx';
import { StatusSelect } from '../area/status-select.tsx';
import { formatDay, projectTitle, type RequestRow } from '../area/request-facts.ts';
import { Deadline, describeAge } from './ageing.tsx';
import type { RequestFilter, SortKey } from './request-filter.ts';
import { PAGE_SIZE, useRequestPage, useStatusChange } from './use-requests.ts';

type Meta = { sort?: SortKey; end?: boolean };

const COLUMNS: ColumnDef<RequestRow>[] = [
  {
    id: 'select',
    header: ({ table }) => (
      <RowCheckbox
        label="Alle auf dieser Seite auswählen"
        checked={table.getIsAllRowsSelected()}
        onChange={(on) => table.toggleAllRowsSelected(on)}
      />
    ),
    cell: ({ row }) => (
      <RowCheckbox label={`${row.original.reference} auswählen`} checked={row.getIsSelected()} onChange={(on) => row.toggleSelected(on)} />
    ),
  },
  {
    id: 'name',
    header: 'Name',
    meta: { sort: 'name' },
    cell: ({ row: { original: row } }) => (
      <Link
        to={`/admin/anfragen/${row.id}`}
        className="inline-flex min-h-11 flex-col justify-center font-medium underline underline-offset-4"
      >
        {row.name}
        {row.company && <span className="text-fine text-muted">{row.company}</span>}
      </Link>
    ),
  },
  { id: 'email', header: 'E-Mail', cell: ({ row }) => row.original.email },
  { id: 'project', header: 'Projekt', cell: ({ row }) => projectTitle(row.original.project_type) },
  {
    id: 'price',
    header: 'Schätzung',
    meta: { sort: 'estimated_price', end: true },
    cell: ({ row }) => formatWholePrice(row.original.estimated_price),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => (
      <Badge tone={row.original.status === 'new' ? 'accent' : 'neutral'}>{getRequestStatus(row.original.status).label}</Badge>
    ),
  },
  { id: 'due', header: 'Antwort bis', meta: { sort: 'respond_by' }, cell: ({ row }) => <Deadline row={row.original} /> },
  {
    id: 'created',
    header: 'Eingang',
    meta: { sort: 'created_at' },
    cell: ({ row }) => (
      <>
        {formatDay(row.original.created_at)}
        <span className="block text-fine text-muted">{describeAge(row.original)}</span>
      </>
    ),
  },
];

type RequestTableProps = {
  filter: RequestFilter;
  page: number;
  total: number | undefined;
  onSort: (key: SortKey) => void;
  onPage: (page: number) => void;
};

/** One page of the enquiries, sorted and narrowed by the server, with selection for changes to many at once. */
export function RequestTable({ filter, page, total, onSort, onPage }: RequestTableProps) {
  const query = useRequestPage(filter, page);
  return (
    <QueryState query={query}>
      {({ rows, count }) => {
        const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
        return (
          <>
            <p aria-live="polite" className="mb-3 text-small text-muted">
              {total === undefined ? count : `${count} von ${total}`} Anfragen
            </p>
            {rows.length === 0 ? (
              <EmptyState title="Keine Anfrage gefunden">
                {filter.search || filter.status ? 'Ändern Sie Suche oder Status.' : 'Neue Anfragen erscheinen hier von selbst.'}
              </EmptyState>
            ) : (
              <Rows rows={rows} filter={filter} onSort={onSort} />
            )}
            {pages > 1 && (
              <nav aria-label="Seiten" className="mt-4 flex flex-wrap items-center gap-3 text-small">
                <Button size="small" variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
                  Zurück
                </Button>
                Seite {page + 1} von {pages}
                <Button size="small" variant="secondary" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
                  Weiter
                </Button>
              </nav>
            )}
          </>
        );
      }}
    </QueryState>
  );
}

function Rows({ rows, filter, onSort }: { rows: RequestRow[]; filter: RequestFilter; onSort: (key: SortKey) => void }) {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const change = useStatusChange();
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used in this component only
  const table = useReactTable({
    data: rows,
    columns: COLUMNS,
    state: { rowSelection: selection },
    onRowSelectionChange: setSelection,
    getRowId: (row) => row.id,
    getCoreRowModel: useMemo(() => getCoreRowModel<RequestRow>(), []),
    manualPagination: true,
    manualSorting: true,
  });
  // What is no longer on the page is not changed along.
  const chosen = rows.filter((row) => selection[row.id]).map((row) => row.id);
  const changeChosen = (status: string): void => {
    if (!status) return;
    const kept = selection;
    setSelection({});
    change.mutate({ ids: chosen, status }, { onError: () => setSelection(kept) });
  };
  return (
    <>
      <div
        className={cx('mb-3 flex flex-wrap items-center gap-3 border border-line bg-surface px-4 py-2', chosen.length === 0 && 'hidden')}
      >
        <p className="text-small font-semibold" aria-live="polite">
          {chosen.length} ausgewählt
        </p>
        <StatusSelect
          label="Status der ausgewählten Anfragen"
          value=""
          labels={{ '': 'Status ändern …', ...Object.fromEntries(REQUEST_STATUSES.map(({ id, label }) => [id, label])) }}
          disabled={change.isPending}
          onChange={changeChosen}
        />
        <Button size="small" variant="quiet" onClick={() => setSelection({})}>
          Auswahl aufheben
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <section className="relative overflow-x-auto" aria-label="Anfragen" tabIndex={0}>
        <table className="w-full border-collapse text-left text-small">
          <caption className="sr-only">Anfragen</caption>
          <thead>
            <tr className="border-b border-line-strong">
              {table.getFlatHeaders().map((header) => {
                const { sort, end } = (header.column.columnDef.meta ?? {}) as Meta;
                const direction = filter.sort === sort ? (filter.descending ? 'descending' : 'ascending') : undefined;
                const label = flexRender(header.column.columnDef.header, header.getContext());
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={direction}
                    className={cx('pr-5 align-bottom font-semibold last:pr-0', end && 'text-right')}
                  >
                    {sort ? (
                      <button
                        type="button"
                        className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
                        onClick={() => onSort(sort)}
                      >
                        {label}
                        {direction && <Icon name="chevron" size={14} className={direction === 'ascending' ? 'rotate-180' : ''} />}
                      </button>
                    ) : (
                      <span className="inline-flex min-h-11 items-center">{label}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} className={cx('border-b border-line', row.getIsSelected() && 'bg-surface')}>
                {row.getVisibleCells().map((cell) => (
                  <td
                    key={cell.id}
                    className={cx(
                      'py-3 pr-5 align-top last:pr-0',
                      (cell.column.columnDef.meta as Meta | undefined)?.end && 'tabular text-right whitespace-nowrap',
                    )}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const RowCheckbox = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) => (
  <label className="-my-2 grid size-11 place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      className="size-5 accent-(--ink)"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
