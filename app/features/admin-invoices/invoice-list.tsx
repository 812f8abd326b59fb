import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDay } from '#shared/format.ts';
import { DUNNING_LEVELS, INVOICE_STATES, type InvoiceState } from '#shared/invoice-state.ts';
import { formatCents } from '#shared/money.ts';
import { buildCsv } from '#app/lib/csv.ts';
import { downloadFile } from '#app/lib/download.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { InvoiceBadge } from '../area/invoice-badge.tsx';
import { QueryState } from '../area/query-state.tsx';
import { useLiveTable } from '../area/use-live-table.ts';
import { LIST_KEY } from './invoice-call.ts';
import { NewInvoice } from './new-invoice.tsx';

const PAGE_SIZE = 50;
const EVERYTHING = 100_000;
const READS = [LIST_KEY];

type ListedInvoice = {
  id: string;
  number: string | null;
  state: InvoiceState;
  title: string;
  customer: string;
  customer_email: string;
  issued_on: string | null;
  due_on: string | null;
  net_cents: number | null;
  tax_cents: number | null;
  gross_cents: number | null;
  paid_cents: number;
  dunning_level: number;
  suggested_dunning_level: number | null;
};
type InvoicePage = {
  rows: ListedInvoice[];
  count: number;
  open_cents: number;
  overdue_cents: number;
  overdue: number;
  drafts: number;
  year_net_cents: number;
};

/** One page of invoices as list_invoices() in SQL gives it: overdue ones first. */
async function readInvoices(search: string, state: string, page: number, size = PAGE_SIZE): Promise<InvoicePage> {
  const { data, error } = await (await loadSupabase()).rpc('list_invoices', { search, state, page, size });
  if (error) throw new Error(error.message);
  return data as InvoicePage;
}

const openCents = (row: ListedInvoice): number =>
  row.state === 'open' || row.state === 'overdue' ? (row.gross_cents ?? 0) - row.paid_cents : 0;

const COLUMNS: readonly Column<ListedInvoice>[] = [
  {
    key: 'number',
    label: 'Rechnung',
    head: true,
    cell: (row) => (
      <Link
        to={`/admin/rechnungen/${row.id}`}
        className="inline-flex min-h-11 min-w-[9rem] flex-col justify-center underline underline-offset-4"
      >
        {row.number ?? 'Entwurf'}
        <span className="text-fine text-muted">{row.title || 'Ohne Betreff'}</span>
      </Link>
    ),
  },
  { key: 'customer', label: 'Kunde', cell: (row) => <span className="block min-w-[8rem] break-words">{row.customer || '–'}</span> },
  {
    key: 'state',
    label: 'Status',
    cell: (row) => (
      <span className="flex flex-col items-start gap-1">
        <InvoiceBadge state={row.state} />
        {row.suggested_dunning_level !== null && <Badge tone="danger">{DUNNING_LEVELS[row.suggested_dunning_level]} vorgeschlagen</Badge>}
      </span>
    ),
  },
  {
    key: 'issued',
    label: 'Datum',
    cell: (row) => <span className="whitespace-nowrap">{row.issued_on ? formatDay(row.issued_on) : '–'}</span>,
  },
  { key: 'due', label: 'Fällig', cell: (row) => <span className="whitespace-nowrap">{row.due_on ? formatDay(row.due_on) : '–'}</span> },
  { key: 'gross', label: 'Betrag', align: 'end', cell: (row) => (row.gross_cents === null ? '–' : formatCents(row.gross_cents)) },
  { key: 'open', label: 'Offen', align: 'end', cell: (row) => (openCents(row) > 0 ? formatCents(openCents(row)) : '–') },
];

/** All invoices with search, filter, sums, pages and export. Search and filter stand in the address, so that a view can be kept as a bookmark. */
export function InvoiceList() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('suche') ?? '';
  const state = parameters.get('status') ?? '';
  const [page, setPage] = useState(0);
  const deferred = useDeferredValue(search);
  useLiveTable('invoices', READS);
  const query = useQuery({
    queryKey: [...LIST_KEY, deferred, state, page],
    queryFn: () => readInvoices(deferred, state, page),
    placeholderData: keepPreviousData,
  });

  const change = (name: string, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true, preventScrollReset: true });
    setPage(0);
  };

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-head">Rechnungen</h1>
        <NewInvoice offerId={parameters.get('angebot')} />
      </div>
      <QueryState query={query}>
        {(data) => (
          <>
            <Sums page={data} />
            <div className="mb-5 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
              <Field label="Suche" optionalMark={false}>
                {(control) => (
                  <Input
                    {...control}
                    type="search"
                    value={search}
                    placeholder="Nummer, Kunde, E-Mail, Betreff"
                    onChange={(event) => change('suche', event.target.value)}
                  />
                )}
              </Field>
              <Field label="Status" optionalMark={false}>
                {(control) => (
                  <Select {...control} value={state} onChange={(event) => change('status', event.target.value)}>
                    <option value="">Alle</option>
                    {Object.entries(INVOICE_STATES).map(([id, label]) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Button variant="secondary" onClick={() => void exportCsv(deferred, state)}>
                CSV exportieren
              </Button>
            </div>
            <p aria-live="polite" className="mb-3 text-small text-muted">
              {data.count} {data.count === 1 ? 'Rechnung' : 'Rechnungen'}
            </p>
            {data.rows.length === 0 ? (
              <EmptyState title="Keine Rechnung gefunden">
                {search || state
                  ? 'Ändern Sie Suche oder Status.'
                  : 'Legen Sie die erste Rechnung an, frei oder aus einem angenommenen Angebot.'}
              </EmptyState>
            ) : (
              <Table caption="Rechnungen" captionHidden columns={COLUMNS} rows={data.rows} rowKey={(row) => row.id} />
            )}
            <Pages page={page} count={data.count} onChange={setPage} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Sums({ page }: { page: InvoicePage }) {
  const sums = [
    ['Offen', formatCents(page.open_cents), ''],
    ['Davon überfällig', formatCents(page.overdue_cents), page.overdue === 1 ? '1 Rechnung' : `${page.overdue} Rechnungen`],
    ['Netto in diesem Jahr', formatCents(page.year_net_cents), 'nach Abzug von Stornos'],
    ['Entwürfe', String(page.drafts), ''],
  ] as const;
  return (
    <dl className="mb-8 grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
      {sums.map(([label, value, note]) => (
        <div key={label} className="bg-surface p-4">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="tabular mt-1 font-display text-title font-semibold">
            {value}
            {note && <span className="block font-text text-fine font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Pages({ page, count, onChange }: { page: number; count: number; onChange: (page: number) => void }) {
  const pages = Math.ceil(count / PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Seiten" className="mt-4 flex items-center gap-3 text-small">
      <Button size="small" variant="secondary" disabled={page === 0} onClick={() => onChange(page - 1)}>
        Zurück
      </Button>
      Seite {page + 1} von {pages}
      <Button size="small" variant="secondary" disabled={page >= pages - 1} onClick={() => onChange(page + 1)}>
        Weiter
      </Button>
    </nav>
  );
}

const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));

/** What the filter shows, all pages of it. Amounts with a decimal comma and without a sign for the currency, so that spreadsheets add them up. */
async function exportCsv(search: string, state: string): Promise<void> {
  try {
    const { rows } = await readInvoices(search, state, 0, EVERYTHING);
    const columns = {
      Nummer: (row: ListedInvoice) => row.number ?? '',
      Status: (row) => INVOICE_STATES[row.state],
      Datum: (row) => row.issued_on ?? '',
      Fällig: (row) => row.due_on ?? '',
      Kunde: (row) => row.customer,
      'E-Mail': (row) => row.customer_email,
      Betreff: (row) => row.title,
      Netto: (row) => euros(row.net_cents),
      Umsatzsteuer: (row) => euros(row.tax_cents),
      Brutto: (row) => euros(row.gross_cents),
      Bezahlt: (row) => euros(row.paid_cents),
      Offen: (row) => euros(openCents(row)),
      Mahnstufe: (row) => row.dunning_level,
    } satisfies Record<string, (row: ListedInvoice) => string | number>;
    const cells = rows.map((row) => Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(row)])));
    downloadFile('rechnungen.csv', 'text/csv', buildCsv(Object.keys(columns), cells));
  } catch {
    void showToast({ title: 'Export nicht möglich', description: 'Bitte versuchen Sie es erneut.', tone: 'destructive' });
  }
}
