import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDay as formatDate } from '#shared/format.ts';
import { formatCents } from '#shared/money.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { findOfferState, OFFER_STATES } from '../area/offer-facts.ts';
import { QueryState } from '../area/query-state.tsx';
import { formatDay } from '../area/request-facts.ts';
import { useLiveTable } from '../area/use-live-table.ts';
import { StartOfferButton } from './start-offer-button.tsx';

type Row = {
  id: string;
  number: string | null;
  version: number;
  status: string;
  title: string;
  customer: string | null;
  gross_cents: number | null;
  valid_until: string | null;
  sent_at: string | null;
  updated_at: string;
  open_question: boolean;
  total: number;
};
const PAGE_SIZE = 25;
const READS = [['admin-offers']] as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    label: 'Angebot',
    head: true,
    cell: (row) => (
      <Link
        to={`/admin/angebote/${row.id}`}
        className="inline-flex min-h-11 min-w-[12rem] flex-col justify-center underline underline-offset-4"
      >
        {row.title || 'Ohne Titel'}
        <span className="text-fine text-muted">
          {row.number ?? 'ohne Nummer'}
          {row.version > 1 && `, Fassung ${row.version}`}
        </span>
      </Link>
    ),
  },
  { key: 'customer', label: 'Kunde', cell: (row) => row.customer || '–' },
  {
    key: 'state',
    label: 'Status',
    cell: (row) => {
      const state = findOfferState(row);
      return (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={OFFER_STATES[state].tone}>{OFFER_STATES[state].label}</Badge>
          {row.open_question && <Badge tone="danger">Frage offen</Badge>}
        </span>
      );
    },
  },
  { key: 'valid', label: 'Gültig bis', cell: (row) => (row.valid_until ? formatDate(row.valid_until) : '–') },
  { key: 'gross', label: 'Gesamtbetrag', align: 'end', cell: (row) => (row.gross_cents === null ? '–' : formatCents(row.gross_cents)) },
  { key: 'updated', label: 'Geändert', cell: (row) => formatDay(row.updated_at) },
];

/** All offers with search and status; filter and page stand in the address. The database filters, so the list stays quick. */
export function OfferList() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('suche') ?? '';
  const state = parameters.get('status') ?? '';
  const page = Math.max(0, Number.parseInt(parameters.get('seite') ?? '1', 10) - 1 || 0);
  const deferred = useDeferredValue(search);
  const query = useQuery({
    queryKey: ['admin-offers', deferred, state, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { data, error } = await (await loadSupabase()).rpc('list_offers', { search: deferred, state, page });
      if (error) throw new Error(error.message);
      return data as Row[];
    },
  });
  useLiveTable('offers', READS);
  useLiveTable('offer_events', READS);

  const change = (name: string, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    if (name !== 'seite') next.delete('seite');
    setParameters(next, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-head">Angebote</h1>
        <StartOfferButton source={null}>Neues Angebot</StartOfferButton>
      </div>
      <div className="mb-5 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label="Suche" optionalMark={false}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={search}
              placeholder="Nummer, Titel, Kunde, E-Mail"
              onChange={(event) => change('suche', event.target.value)}
            />
          )}
        </Field>
        <Field label="Status" optionalMark={false}>
          {(control) => (
            <Select {...control} value={state} onChange={(event) => change('status', event.target.value)}>
              <option value="">Alle</option>
              {Object.entries(OFFER_STATES).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <QueryState query={query}>
        {(rows) => {
          const total = rows[0]?.total ?? 0;
          const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
          return (
            <>
              <p aria-live="polite" className="mb-3 text-small text-muted">
                {total} {total === 1 ? 'Angebot' : 'Angebote'}
              </p>
              {rows.length === 0 ? (
                <EmptyState title={search || state ? 'Kein Angebot gefunden' : 'Noch kein Angebot'}>
                  {search || state ? 'Ändern Sie Suche oder Status.' : 'Öffnen Sie eine Anfrage und wählen Sie „Angebot erstellen“.'}
                </EmptyState>
              ) : (
                <Table caption="Angebote" captionHidden columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
              )}
              {pages > 1 && (
                <nav aria-label="Seiten" className="mt-4 flex items-center gap-3 text-small">
                  <Button size="small" variant="secondary" disabled={page === 0} onClick={() => change('seite', String(page))}>
                    Zurück
                  </Button>
                  Seite {page + 1} von {pages}
                  <Button size="small" variant="secondary" disabled={page >= pages - 1} onClick={() => change('seite', String(page + 2))}>
                    Weiter
                  </Button>
                </nav>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
