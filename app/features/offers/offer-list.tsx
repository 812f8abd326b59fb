import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatCents } from '#shared/pricing/money.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { offerTotals } from '#shared/offers/offer-totals.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { Table } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { listVersions } from './fold-versions.ts';
import { useOpenOffers } from './follow-up.tsx';
import { OFFER_STATES } from './offer-facts.ts';
import { nameWork } from '#app/private/name-work.ts';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { SplitView } from '#app/private/split-view.tsx';
import { useAddressFilter, type AddressFilter } from '#app/private/use-address-filter.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { StartOfferButton } from './start-offer-button.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { columnsFor, OfferBadge, type OfferRow } from './offer-columns.tsx';

const PAGE_SIZE = 25;
const READS = [['admin-offers']] as const;

const useOfferPage = ({ search, status, page }: AddressFilter) =>
  useRead({
    queryKey: ['admin-offers', search, status, page],
    placeholderData: keepPreviousData,
    read: async (client) => {
      const { data, error } = await client.rpc('list_offers', { search, state: status, page });
      if (error) throw new Error(error.message);
      return data as OfferRow[];
    },
  });

/** By id. What was sent is frozen with its sum, drafts have none in the database. */
const useDraftSums = (rows: readonly OfferRow[]) => {
  const ids = rows.filter(({ status }) => status === 'draft').map(({ id }) => id);
  return useRead({
    queryKey: ['admin-offers', 'draft-sums', ...ids],
    enabled: ids.length > 0,
    read: async (client): Promise<Record<string, number>> => {
      const { data } = await client
        .from('offers')
        .select('id,content')
        .in('id', ids)
        .throwOnError();
      return Object.fromEntries(
        data.map(({ id, content }) => [
          id,
          offerTotals(content, taxRuleFor(content.customer)).grossCents,
        ]),
      );
    },
  });
};

const totalOf = (rows: readonly OfferRow[]): number => rows[0]?.total ?? 0;
const countOffers = (total: number): string => `${total} ${total === 1 ? 'Angebot' : 'Angebote'}`;

/** The offers of the list beside the opened one. */
export function BesideOffers({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  const filter = useAddressFilter();
  const { search } = useLocation();
  const { data } = useOfferPage(filter);
  return (
    <SplitView
      isAlone={isAlone}
      label="Angebote der Liste"
      rows={(data ?? []).map((row) => ({
        id: row.id,
        to: `/admin/angebote/${row.id}${search}`,
        title: row.customer || 'Ohne Kunde',
        mark: <OfferBadge offer={row} />,
        text: nameWork(row.title, row.customer) || 'Ohne Titel',
        note: [row.number, row.gross_cents !== null && formatCents(row.gross_cents)]
          .filter(Boolean)
          .join(' · '),
      }))}
    >
      {children}
    </SplitView>
  );
}

/** All offers with search and status. The database filters, so the list stays quick. */
export function OfferList() {
  const filter = useAddressFilter();
  const { search, status, page } = filter;
  const query = useOfferPage(filter);
  const open = useOpenOffers().data ?? [];
  const { data: sums } = useDraftSums(query.data ?? []);
  useLiveTable('offers', READS);
  useLiveTable('offer_events', READS);
  return (
    <>
      <PageHead title="Angebote">
        <StartOfferButton source={null}>Neues Angebot</StartOfferButton>
      </PageHead>
      <FilterBar
        filter={filter}
        placeholder="Nummer, Titel, Kunde, E-Mail"
        statuses={Object.entries(OFFER_STATES).map(([id, { label }]) => [id, label] as const)}
        count={query.data && countOffers(totalOf(query.data))}
      />
      <QueryState query={query}>
        {(rows) => {
          const total = totalOf(rows);
          const listed = listVersions(rows).map((row) => ({
            ...row,
            open: open.find(({ id }) => id === row.id),
            draftCents: sums?.[row.id],
          }));
          return (
            <>
              {rows.length === 0 ? (
                <EmptyState
                  title={search || status ? 'Kein Angebot gefunden' : 'Noch kein Angebot'}
                >
                  {search || status
                    ? 'Ändern Sie Suche oder Status.'
                    : 'Öffnen Sie eine Anfrage und wählen Sie „Angebot erstellen“.'}
                </EmptyState>
              ) : (
                <Table
                  caption="Angebote"
                  captionHidden
                  phoneRows
                  isCentred
                  columns={columnsFor(listed)}
                  rows={listed}
                  rowKey={(row) => row.id}
                />
              )}
              <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onTurn={filter.turnTo} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
