import { useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { SUBSCRIBERS_KEY } from './issue.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SubscriberExport } from './subscriber-export.tsx';

type Subscriber = {
  id: string;
  email: string | null;
  status: 'requested' | 'confirmed' | 'unsubscribed';
  source: string;
  requested_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};
const FIELDS = 'id,email,status,source,requested_at,confirmed_at,unsubscribed_at';
const NEWEST = 1000;
const STATES: Record<Subscriber['status'], { label: string; tone: BadgeTone }> = {
  requested: { label: 'wartet auf Bestätigung', tone: 'neutral' },
  confirmed: { label: 'bestätigt', tone: 'success' },
  unsubscribed: { label: 'abgemeldet', tone: 'neutral' },
};
const SOURCES: Record<string, string> = {
  footer: 'Fußzeile',
  page: 'Newsletter-Seite',
  quote: 'Angebotsanfrage',
};

const textsOf = (row: Subscriber): string[] => [
  row.email ?? '',
  STATES[row.status].label,
  SOURCES[row.source] ?? row.source,
];

/** Everybody who asked for the newsletter; of those who left only dates remain. */
export function SubscriberList({ confirmed }: { confirmed: number }) {
  const query = useRows<Subscriber[]>(SUBSCRIBERS_KEY, (client) =>
    client
      .from('newsletter_subscriptions')
      .select(FIELDS)
      // Of those who left only dates remain; they must not push others off the list.
      .order('unsubscribed_at', { nullsFirst: true })
      .order('requested_at', { ascending: false })
      .limit(NEWEST),
  );
  const [leaving, setLeaving] = useState<Subscriber>();
  const columns: readonly Column<Subscriber>[] = [
    {
      key: 'email',
      label: 'Adresse',
      head: true,
      cell: ({ email }) => (
        <span className="block min-w-[12rem] wrap-anywhere">
          {email ?? <span className="text-muted">gelöscht</span>}
        </span>
      ),
    },
    {
      key: 'status',
      label: 'Stand',
      onPhone: 'state',
      cell: ({ status }) => <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>,
    },
    {
      key: 'source',
      label: 'Herkunft',
      onPhone: 'meta',
      cell: ({ source }) => SOURCES[source] ?? source,
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
            className="-mx-4"
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
      <QueryState query={query}>
        {(rows) => (
          <>
            {confirmed > 0 && <SubscriberExport />}
            <SearchList
              rows={rows}
              textsOf={textsOf}
              noun="Abonnenten"
              placeholder="Adresse, Stand, Herkunft"
              whenEmpty="Wer den Newsletter bestellt, erscheint hier."
            >
              {(found) => (
                <Table
                  caption="Abonnenten des Newsletters"
                  captionHidden
                  phoneRows
                  columns={columns}
                  rows={found}
                  rowKey={({ id }) => id}
                />
              )}
            </SearchList>
          </>
        )}
      </QueryState>
      {leaving && <LeaveDialog subscriber={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}
