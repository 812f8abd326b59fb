import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatCents } from '#shared/pricing/money.ts';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { SplitView } from '#app/private/split-view.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { Table } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { COLUMNS } from './customer-columns.tsx';
import {
  describeContact,
  nameOf,
  PAGE_SIZE,
  useCustomerPage,
  useLiveCustomers,
  type Customer,
} from './customer-rows.ts';

const totalOf = (rows: readonly Pick<Customer, 'total'>[]): number => rows[0]?.total ?? 0;
const countCustomers = (total: number): string => `${total} ${total === 1 ? 'Kunde' : 'Kunden'}`;

/** The customers of the list beside the opened one. */
export function BesideCustomers({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const { data } = useCustomerPage(useAddressFilter());
  return (
    <SplitView
      label="Kunden der Liste"
      rows={(data ?? []).map((row) => ({
        id: row.id,
        to: `/admin/kunden/${row.id}${search}`,
        title: nameOf(row),
        person: nameOf(row),
        mark: row.open_cents > 0 && (
          <span className="tabular text-fine text-muted">{formatCents(row.open_cents)}</span>
        ),
        text: row.company || row.email,
        note: describeContact(row),
      }))}
    >
      {children}
    </SplitView>
  );
}

/** All customers, found by search, those with the latest contact first. */
export function CustomerList() {
  const filter = useAddressFilter();
  const { search, page } = filter;
  const query = useCustomerPage(filter);
  useLiveCustomers();
  return (
    <>
      <PageHead title="Kunden" />
      <FilterBar
        filter={filter}
        placeholder="Name, Unternehmen, E-Mail"
        count={query.data && countCustomers(totalOf(query.data))}
      />
      <QueryState query={query}>
        {(rows) => {
          const total = totalOf(rows);
          return (
            <>
              {rows.length > 0 ? (
                <Table
                  caption="Kunden"
                  captionHidden
                  phoneRows
                  isCentred
                  columns={COLUMNS}
                  rows={rows}
                  rowKey={({ id }) => id}
                />
              ) : search ? (
                <EmptyState title="Kein Kunde gefunden">
                  Ändern Sie die Suche. Wer ohne Konto anfragt, steht unter „Angebotsanfragen“.
                </EmptyState>
              ) : (
                <EmptyState
                  title="Noch kein Kunde"
                  steps={[
                    'Jemand fragt an oder nimmt ein Angebot an.',
                    'Er legt mit derselben E-Mail-Adresse ein Konto an.',
                    'Anfrage, Angebot und Projekt stehen hier unter seinem Namen.',
                  ]}
                >
                  Kunde ist, wer ein Konto im Kundenportal hat.
                </EmptyState>
              )}
              <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onTurn={filter.turnTo} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
