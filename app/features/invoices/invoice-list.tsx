import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { DUNNING_LEVELS, INVOICE_STATES } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRead, useRows } from '#app/lib/use-rows.ts';
import { cx } from '#app/ui/cx.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FigureList } from '#app/private/figure-list.tsx';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { foldCancelled, type Folded } from './fold-cancelled.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { ExportInvoices } from './export-invoices.tsx';
import { figuresOf } from './invoice-figures.ts';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { countDays, tellSince } from '#app/private/days.ts';
import { nameWork } from '#app/private/name-work.ts';
import { formatBriefDay } from '#app/private/dates.ts';
import { RowActions } from '#app/private/row-actions.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { SplitView } from '#app/private/split-view.tsx';
import { useAddressFilter, type AddressFilter } from '#app/private/use-address-filter.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { LIST_KEY } from './invoice-call.ts';
import { PAGE_SIZE, readInvoices, type ListedInvoice } from './listed-invoices.ts';
import { NewInvoice } from './new-invoice.tsx';
import { PaymentButton } from './payment-button.tsx';
import { ReminderButton } from './reminder.tsx';
import { PageHead } from '#app/private/page-head.tsx';

const READS = [LIST_KEY];

/** Sends the reminder that the worker suggests; nothing where it suggests none. */
const Remind = ({ row }: { row: ListedInvoice }) =>
  row.suggested_dunning_level !== null && (
    <ReminderButton
      invoice={row}
      email={row.customer_email}
      level={row.suggested_dunning_level}
      openCents={row.open_cents}
      label="Erinnern"
      name={`Erinnern: ${row.number}, ${DUNNING_LEVELS[row.suggested_dunning_level]}`}
      variant="quiet"
    />
  );

const isSettled = ({ state }: ListedInvoice): boolean =>
  state === 'paid' || state === 'cancelled' || state === 'cancellation';

const COLUMNS: readonly Column<Folded<ListedInvoice>>[] = [
  {
    key: 'number',
    label: 'Rechnung',
    head: true,
    cell: (row) => (
      <RowLink
        to={`/admin/rechnungen/${row.id}`}
        keepsFilter
        note={nameWork(row.title, row.customer) || 'Ohne Betreff'}
      >
        {row.number ?? 'Entwurf'}
      </RowLink>
    ),
  },
  {
    key: 'customer',
    label: 'Kunde',
    onPhone: 'meta',
    cell: (row) => (
      <span className="flex sm:min-w-[8rem]">
        <span className="min-w-0 break-words max-sm:truncate">{row.customer || '–'}</span>
        {row.due_on && !isSettled(row) && (
          <span className="shrink-0 whitespace-pre sm:hidden">
            {row.state === 'overdue'
              ? ` · ${tellSince(countDays(row.due_on))}`
              : ` · fällig ${formatBriefDay(row.due_on)}`}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    onPhone: 'state',
    cell: (row) =>
      isSettled(row) ? (
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <InvoiceBadge state={row.state} />
          {row.cancelledBy && (
            <Link
              to={`/admin/rechnungen/${row.cancelledBy.id}`}
              className="text-muted underline underline-offset-4 max-sm:hidden"
            >
              durch {row.cancelledBy.number}
            </Link>
          )}
        </span>
      ) : (
        <InvoiceBadge state={row.state} />
      ),
  },
  {
    key: 'due',
    label: 'Fällig',
    align: 'end',
    isOrder: true,
    onPhone: 'hidden',
    cell: (row) =>
      row.due_on && !isSettled(row) ? (
        <span className="whitespace-nowrap">
          {formatBriefDay(row.due_on)}
          {row.state === 'overdue' && (
            <span className="block text-fine text-muted">{tellSince(countDays(row.due_on))}</span>
          )}
        </span>
      ) : row.state === 'paid' && row.paid_on ? (
        <span className="whitespace-nowrap text-muted">bezahlt {formatBriefDay(row.paid_on)}</span>
      ) : (
        ''
      ),
  },
  {
    key: 'gross',
    label: 'Betrag, brutto',
    onPhone: 'value',
    align: 'end',
    cell: (row) => <Amount row={row} />,
  },
];

/** What is still to be paid; of all others what it was, quietly. */
const Amount = ({ row }: { row: ListedInvoice }) => {
  const { gross_cents: gross, open_cents: open } = row;
  if (gross === null) return '–';
  if (open === 0)
    return (
      <span
        className={cx(isSettled(row) && 'text-muted', row.state === 'cancelled' && 'line-through')}
      >
        {formatCents(gross)}
      </span>
    );
  return (
    <>
      {formatCents(open)}
      {open !== gross && (
        <span className="block text-fine text-muted">von {formatCents(gross)}</span>
      )}
    </>
  );
};

/** When the customer of an overdue invoice was last reminded, by its id. */
function useReminded(): ReadonlyMap<string, string | null> {
  const { data = [] } = useRows<{ id: string; last_dunned_at: string | null }[]>(
    [...LIST_KEY, 'reminded'],
    (client) =>
      client
        .from('invoices')
        .select('id,last_dunned_at')
        .eq('status', 'issued')
        .gt('dunning_level', 0)
        .order('last_dunned_at', { ascending: false }),
  );
  return new Map(data.map(({ id, last_dunned_at: at }) => [id, at]));
}

const actionColumn = (
  reminded: ReadonlyMap<string, string | null>,
): Column<Folded<ListedInvoice>> => ({
  key: 'action',
  label: 'Aktionen',
  labelHidden: true,
  align: 'end',
  // The record has them as well.
  onPhone: 'hidden',
  cell: (row) => {
    const at = row.state === 'overdue' && reminded.get(row.id);
    if (row.open_cents === 0) return '';
    return (
      <span className="flex flex-wrap items-center justify-end gap-x-3">
        {at && (
          <span className="whitespace-nowrap text-muted">erinnert am {formatBriefDay(at)}</span>
        )}
        <RowActions isUrgent={row.state === 'overdue'}>
          <Remind row={row} />
          <PaymentButton invoice={row} />
        </RowActions>
      </span>
    );
  },
});

const useInvoicePage = ({ search, status, page }: AddressFilter) =>
  useRead({
    queryKey: [...LIST_KEY, search, status, page],
    read: (client) => readInvoices(client, search, status, page),
    placeholderData: keepPreviousData,
  });

/** The invoices of the list beside the opened one. */
export function BesideInvoices({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  const filter = useAddressFilter();
  const { search } = useLocation();
  const { data } = useInvoicePage(filter);
  return (
    <SplitView
      isAlone={isAlone}
      label="Rechnungen der Liste"
      rows={(data?.rows ?? []).map((row) => ({
        id: row.id,
        to: `/admin/rechnungen/${row.id}${search}`,
        title: row.number ?? 'Entwurf',
        mark: <InvoiceBadge state={row.state} />,
        text: row.customer || 'Ohne Kunde',
        note: row.gross_cents !== null && formatCents(row.gross_cents),
      }))}
    >
      {children}
    </SplitView>
  );
}

/** All invoices with search, filter, sums, pages and export. */
export function InvoiceList() {
  const filter = useAddressFilter();
  const { search, status, page } = filter;
  useLiveTable('invoices', READS);
  const query = useInvoicePage(filter);
  const reminded = useReminded();
  return (
    <>
      <PageHead title="Rechnungen">
        <NewInvoice
          // Asked for again on this very page, it opens again.
          key={filter.parameters.get('neu')}
          offerId={filter.parameters.get('angebot')}
          isOpenAtOnce={filter.parameters.has('neu')}
        />
      </PageHead>
      <FigureList
        isLow
        figures={figuresOf(query.data).map(({ label, value, isLate }) => [
          label,
          isLate ? (
            <span key={label} className="text-danger">
              {value}
            </span>
          ) : (
            value
          ),
        ])}
      />
      <FilterBar
        filter={filter}
        placeholder="Nummer, Kunde, E-Mail, Betreff"
        statuses={Object.entries(INVOICE_STATES)}
        count={
          query.data && `${query.data.count} ${query.data.count === 1 ? 'Rechnung' : 'Rechnungen'}`
        }
      >
        <ExportInvoices search={search} state={status} />
      </FilterBar>
      <QueryState query={query}>
        {(data) => (
          <>
            {data.rows.length === 0 ? (
              <EmptyState
                title={search || status ? 'Keine Rechnung gefunden' : 'Noch keine Rechnung'}
              >
                {search || status
                  ? 'Ändern Sie Suche oder Status.'
                  : 'Legen Sie die erste Rechnung an, frei oder aus einem angenommenen Angebot.'}
              </EmptyState>
            ) : (
              <Table
                caption="Rechnungen"
                captionHidden
                phoneRows
                columns={
                  data.rows.some(({ open_cents: open }) => open > 0)
                    ? [...COLUMNS, actionColumn(reminded)]
                    : COLUMNS
                }
                rows={foldCancelled(data.rows)}
                rowKey={(row) => row.id}
                isCentred
              />
            )}
            <Pager page={page} pages={Math.ceil(data.count / PAGE_SIZE)} onTurn={filter.turnTo} />
          </>
        )}
      </QueryState>
    </>
  );
}
