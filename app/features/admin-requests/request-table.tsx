import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatWholePrice } from '#shared/format.ts';
import { getRequestStatus, REQUEST_STATUSES } from '#shared/request-status.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { formatDay, formatMoment, isOverdue, projectTitle, type RequestRow } from '../area/request-facts.ts';
import { buildCsv, filterRequests } from './filter-requests.ts';

const PAGE_SIZE = 50;

const COLUMNS: readonly Column<RequestRow>[] = [
  {
    key: 'name',
    label: 'Name',
    head: true,
    cell: (row) => (
      <Link to={`/admin/anfragen/${row.id}`} className="inline-flex min-h-11 flex-col justify-center underline underline-offset-4">
        {row.name}
        {row.company && <span className="text-fine text-muted">{row.company}</span>}
      </Link>
    ),
  },
  { key: 'email', label: 'E-Mail', cell: (row) => row.email },
  { key: 'project', label: 'Projekt', cell: (row) => projectTitle(row.project_type) },
  { key: 'price', label: 'Schätzung', align: 'end', cell: (row) => formatWholePrice(row.estimated_price) },
  {
    key: 'status',
    label: 'Status',
    cell: (row) => <Badge tone={row.status === 'new' ? 'accent' : 'neutral'}>{getRequestStatus(row.status).label}</Badge>,
  },
  { key: 'due', label: 'Antwort bis', cell: (row) => <Deadline row={row} /> },
  { key: 'created', label: 'Eingang', cell: (row) => formatDay(row.created_at) },
];

function Deadline({ row }: { row: RequestRow }) {
  if (row.status !== 'new') return '–';
  return isOverdue(row) ? <Badge tone="danger">überfällig</Badge> : formatMoment(row.respond_by);
}

/** All enquiries with search, status filter, pages and export. The filter stands in the address, so that a view can be kept as a bookmark. */
export function RequestTable({ requests }: { requests: readonly RequestRow[] }) {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('suche') ?? '';
  const status = parameters.get('status') ?? '';
  const deferredSearch = useDeferredValue(search);
  const [page, setPage] = useState(0);
  const found = useMemo(() => filterRequests(requests, { search: deferredSearch, status }), [requests, deferredSearch, status]);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const current = Math.min(page, pages - 1);

  const change = (name: string, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true, preventScrollReset: true });
    setPage(0);
  };

  return (
    <>
      <div className="mb-5 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <Field label="Suche" optionalMark={false}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={search}
              placeholder="Name, Firma, E-Mail, Ort, Nummer"
              onChange={(event) => change('suche', event.target.value)}
            />
          )}
        </Field>
        <Field label="Status" optionalMark={false}>
          {(control) => (
            <Select {...control} value={status} onChange={(event) => change('status', event.target.value)}>
              <option value="">Alle</option>
              {REQUEST_STATUSES.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="secondary" onClick={() => downloadCsv(found)}>
          CSV exportieren
        </Button>
      </div>
      <p aria-live="polite" className="mb-3 text-small text-muted">
        {found.length} von {requests.length} Anfragen
      </p>
      {found.length === 0 ? (
        <EmptyState title="Keine Anfrage gefunden">
          {requests.length === 0 ? 'Neue Anfragen erscheinen hier von selbst.' : 'Ändern Sie Suche oder Status.'}
        </EmptyState>
      ) : (
        <Table
          caption="Anfragen"
          captionHidden
          columns={COLUMNS}
          rows={found.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE)}
          rowKey={(row) => row.id}
        />
      )}
      {pages > 1 && (
        <nav aria-label="Seiten" className="mt-4 flex items-center gap-3 text-small">
          <Button size="small" variant="secondary" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Zurück
          </Button>
          Seite {current + 1} von {pages}
          <Button size="small" variant="secondary" disabled={current === pages - 1} onClick={() => setPage(current + 1)}>
            Weiter
          </Button>
        </nav>
      )}
    </>
  );
}

function downloadCsv(rows: readonly RequestRow[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([buildCsv(rows)], { type: 'text/csv' }));
  link.download = 'anfragen.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
