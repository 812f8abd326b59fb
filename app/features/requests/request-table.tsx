import { useState } from 'react';
import { useLocation } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import {
  getRequestStatus,
  REQUEST_STATUSES,
  type RequestStatus,
} from '#shared/quote/request-status.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { StatusSelect } from '#app/private/status-select.tsx';
import { formatShortDay, wishTitle, type RequestRow } from '#app/private/request-facts.ts';
import { Deadline, describeAge } from './ageing.tsx';
import { downloadRequests } from './request-csv.ts';
import type { RequestFilter, SortKey } from './request-filter.ts';
import { PAGE_SIZE, useRequestPage, useStatusChange } from './use-requests.ts';

const COLUMNS: readonly Column<RequestRow>[] = [
  {
    key: 'name',
    label: 'Name',
    sort: 'name',
    head: true,
    cell: (row) => <NameLink row={row} />,
  },
  { key: 'email', label: 'E-Mail', cell: (row) => <EmailText email={row.email} /> },
  { key: 'project', label: 'Projekt', cell: (row) => wishTitle(row) },
  {
    key: 'price',
    label: 'Preis',
    sort: 'shown_price',
    align: 'end',
    cell: (row) => formatWholePrice(row.shown_price),
  },
  {
    key: 'status',
    label: 'Status',
    cell: (row) => (
      <Badge tone={row.status === 'new' ? 'accent' : 'neutral'}>
        {getRequestStatus(row.status).label}
      </Badge>
    ),
  },
  {
    key: 'due',
    label: 'Antwort bis',
    sort: 'respond_by',
    cell: (row) => (row.status === 'new' ? <Deadline row={row} /> : '–'),
  },
  {
    key: 'created',
    label: 'Eingang',
    sort: 'created_at',
    cell: (row) => (
      <>
        {formatShortDay(row.created_at)}{' '}
        <span className="text-fine whitespace-nowrap text-muted sm:block">{describeAge(row)}</span>
      </>
    ),
  },
];

type RequestTableProps = {
  filter: RequestFilter;
  page: number;
  total: number | undefined;
  onSort: (key: SortKey) => void;
  onTurn: (page: number) => void;
};

/**
 * One page of the enquiries, sorted and narrowed by the server, with selection
 * for changes to many at once.
 */
export function RequestTable({ filter, page, total, onSort, onTurn }: RequestTableProps) {
  const query = useRequestPage(filter, page);
  return (
    <QueryState query={query}>
      {({ rows, count }) => (
        <>
          <p aria-live="polite" className="mb-3 text-small text-muted">
            {total === undefined ? count : `${count} von ${total}`} Anfragen
          </p>
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
            <Rows rows={rows} filter={filter} onSort={onSort} />
          )}
          <Pager page={page} pages={Math.ceil(count / PAGE_SIZE)} onTurn={onTurn} />
        </>
      )}
    </QueryState>
  );
}

function Rows({
  rows,
  filter,
  onSort,
}: {
  rows: RequestRow[];
  filter: RequestFilter;
  onSort: (key: SortKey) => void;
}) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const change = useStatusChange();
  // What is no longer on the page is not changed along.
  const chosen = rows.filter(({ id }) => selection.has(id));
  const changeChosen = (status: RequestStatus | ''): void => {
    if (!status) return;
    const kept = selection;
    setSelection(new Set());
    change.mutate(
      { ids: chosen.map(({ id }) => id), status },
      { onError: () => setSelection(kept) },
    );
  };
  const select: Column<RequestRow> = {
    key: 'select',
    label: 'Auswahl',
    corner: true,
    headCell: (
      <RowCheckbox
        label="Alle auf dieser Seite auswählen"
        checked={chosen.length === rows.length}
        onChange={(on) => setSelection(new Set(on ? rows.map(({ id }) => id) : []))}
      />
    ),
    cell: ({ id, reference }) => (
      <RowCheckbox
        label={`${reference} auswählen`}
        checked={selection.has(id)}
        onChange={(on) =>
          setSelection(
            on
              ? new Set([...selection, id])
              : new Set([...selection].filter((other) => other !== id)),
          )
        }
      />
    ),
  };
  return (
    <>
      <div
        className={cx(
          'mb-3 flex flex-wrap items-center gap-3 border border-line bg-surface px-4 py-2',
          chosen.length === 0 && 'hidden',
        )}
      >
        <p className="text-small font-semibold" aria-live="polite">
          {chosen.length} ausgewählt
        </p>
        <StatusSelect
          label="Status der ausgewählten Anfragen"
          value=""
          labels={{
            '': 'Status ändern …',
            ...Object.fromEntries(REQUEST_STATUSES.map(({ id, label }) => [id, label])),
          }}
          onChange={changeChosen}
        />
        <Button size="small" variant="secondary" onClick={() => downloadRequests(chosen)}>
          Auswahl als CSV
        </Button>
        <Button size="small" variant="quiet" onClick={() => setSelection(new Set())}>
          Auswahl aufheben
        </Button>
      </div>
      <Table
        caption="Anfragen"
        captionHidden
        stacked
        columns={[select, ...COLUMNS]}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={{
          key: filter.sort,
          descending: filter.descending,
          onSort: (key) => onSort(key as SortKey),
        }}
      />
    </>
  );
}

/** Takes the filter along: the record shows the same list beside itself (request-rail.tsx). */
function NameLink({ row }: { row: RequestRow }) {
  const { search } = useLocation();
  return (
    <RowLink to={`/admin/anfragen/${row.id}${search}`} note={row.company}>
      {row.name}
    </RowLink>
  );
}

/** May go on in a second line after the @, so that the table fits a laptop. */
const EmailText = ({ email }: { email: string }) => (
  <>
    {email.slice(0, email.indexOf('@') + 1)}
    <wbr />
    {email.slice(email.indexOf('@') + 1)}
  </>
);

const RowCheckbox = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) => (
  <label className="-my-2 grid size-11 place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      className="size-5 accent-(--ink) sm:in-[tbody]:translate-y-1"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
