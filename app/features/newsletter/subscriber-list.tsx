import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '#app/lib/use-rows.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { Pager } from '#app/private/pager.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formatNumber } from '#shared/core/format.ts';
import { nameSource, SUBSCRIBERS_KEY } from './issue.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PAGE_SIZE, readSubscribers, type Subscriber } from './read-subscribers.ts';

const STATES: Record<Subscriber['status'], { label: string; tone: BadgeTone }> = {
  requested: { label: 'wartet auf Bestätigung', tone: 'neutral' },
  confirmed: { label: 'bestätigt', tone: 'success' },
  unsubscribed: { label: 'abgemeldet', tone: 'lost' },
};
const countAddresses = (count: number): string =>
  count === 1 ? '1 Abonnent' : `${formatNumber(count)} Abonnenten`;

/** Everybody who asked for the newsletter; of those who left only dates remain. */
export function SubscriberList() {
  const filter = useAddressFilter();
  const { search, status, page } = filter;
  const isNarrowed = search !== '' || status !== '' || page > 0;
  const query = useRead({
    queryKey: [...SUBSCRIBERS_KEY, search, status, page],
    placeholderData: keepPreviousData,
    read: (client) => readSubscribers(client, filter),
  });
  const [leaving, setLeaving] = useState<Subscriber>();
  const columns: readonly Column<Subscriber>[] = [
    {
      key: 'email',
      label: 'Adresse',
      head: true,
      cell: ({ email }) => (
        <span
          title={email ?? undefined}
          className="block truncate sm:min-w-[12rem] sm:wrap-anywhere sm:whitespace-normal"
        >
          {email ?? <span className="text-muted">gelöscht</span>}
        </span>
      ),
    },
    {
      key: 'status',
      label: 'Stand',
      onPhone: 'meta',
      cell: ({ status }) => <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>,
    },
    {
      key: 'source',
      label: 'Herkunft',
      onPhone: 'hidden',
      cell: ({ source }) => nameSource(source),
    },
    {
      key: 'requested',
      label: 'Bestellt',
      align: 'end',
      onPhone: 'meta',
      cell: ({ requested_at }) => formatBriefDay(requested_at),
    },
    {
      key: 'confirmed',
      label: 'Bestätigt',
      align: 'end',
      onPhone: 'hidden',
      cell: ({ confirmed_at }) => (confirmed_at ? formatBriefDay(confirmed_at) : '–'),
    },
    {
      key: 'unsubscribed',
      label: 'Abgemeldet',
      align: 'end',
      onPhone: 'hidden',
      cell: ({ unsubscribed_at }) => (unsubscribed_at ? formatBriefDay(unsubscribed_at) : '–'),
    },
    {
      key: 'action',
      label: 'Aktion',
      onPhone: 'action',
      labelHidden: true,
      cell: (row) =>
        row.email && (
          <Button
            size="small"
            variant="quiet"
            className="-mx-4 -my-1.5 font-normal! text-muted! no-underline! hover:underline!"
            onClick={() => setLeaving(row)}
            aria-label={`${row.email} abmelden`}
          >
            Abmelden
          </Button>
        ),
    },
  ];
  return (
    <>
      <FilterBar
        filter={filter}
        placeholder="Adresse"
        statuses={Object.entries(STATES).map(([value, { label }]) => [value, label])}
        count={query.data && countAddresses(query.data.count)}
      />
      <QueryState query={query}>
        {({ rows, count }) => (
          <>
            {rows.length > 0 ? (
              <Table
                caption="Abonnenten des Newsletters"
                captionHidden
                phoneRows
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
              />
            ) : (
              <EmptyState title={isNarrowed ? 'Niemand gefunden' : 'Noch keine Abonnenten'}>
                {page > 0
                  ? 'So lang ist die Liste nicht mehr. Blättern Sie zurück.'
                  : isNarrowed
                    ? 'Ändern Sie Suche oder Status. Von Abgemeldeten bleibt keine Adresse.'
                    : 'Wer den Newsletter bestellt, erscheint hier.'}
              </EmptyState>
            )}
            <Pager page={page} pages={Math.ceil(count / PAGE_SIZE)} onTurn={filter.turnTo} />
          </>
        )}
      </QueryState>
      {leaving && <LeaveDialog subscriber={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}
