import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { downloadFile } from '#app/lib/download.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { useExport } from '#app/private/use-export.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { buildSubscriberCsv, type ConfirmedRow } from './build-csv.ts';
import { SUBSCRIBERS_KEY, SUMMARY_KEY } from './issue.ts';

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
const PAGE = 1000;
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
      cell: ({ status }) => <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>,
    },
    { key: 'source', label: 'Herkunft', cell: ({ source }) => SOURCES[source] ?? source },
    {
      key: 'requested',
      label: 'Bestellt',
      cell: ({ requested_at }) => formatShortDay(requested_at),
    },
    {
      key: 'confirmed',
      label: 'Bestätigt',
      cell: ({ confirmed_at }) => (confirmed_at ? formatShortDay(confirmed_at) : '–'),
    },
    {
      key: 'unsubscribed',
      label: 'Abgemeldet',
      cell: ({ unsubscribed_at }) => (unsubscribed_at ? formatShortDay(unsubscribed_at) : '–'),
    },
    {
      key: 'action',
      label: 'Aktion',
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
            {confirmed > 0 && <ExportButton />}
            <SearchList
              rows={rows}
              textsOf={textsOf}
              noun="Abonnenten"
              placeholder="Adresse, Stand, Herkunft"
              whenEmpty="Wer den Newsletter bestellt, erscheint hier."
            >
              {(found) => (
                <Table
                  caption="Abonnenten"
                  captionHidden
                  stacked
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

function ExportButton() {
  const download = useExport(async (client) =>
    downloadFile(
      'newsletter-bestaetigt.csv',
      'text/csv',
      buildSubscriberCsv(await readConfirmed(client)),
    ),
  );
  return (
    <Button
      className="mb-5"
      size="small"
      variant="secondary"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Bestätigte als CSV
    </Button>
  );
}

async function readConfirmed(client: SupabaseClient<Database>): Promise<ConfirmedRow[]> {
  const rows: ConfirmedRow[] = [];
  for (let from = 0; ; from += PAGE) {
    const { data, error } = await client
      .from('newsletter_subscriptions')
      .select('email,source,requested_at,confirmed_at')
      .eq('status', 'confirmed')
      .order('confirmed_at')
      .order('id')
      .range(from, from + PAGE - 1);
    if (error) throw new Error(error.message);
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}

function LeaveDialog({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const leave = useRowChange<void>({
    reads: [SUBSCRIBERS_KEY, SUMMARY_KEY],
    write: (client) => client.rpc('unsubscribe_by_admin', { subscription: subscriber.id }),
    done: 'Abgemeldet',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Abmelden?"
      description={subscriber.email ?? ''}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            variant="danger"
            busy={leave.isPending}
            onClick={() => leave.mutate(undefined, { onSettled: onClose })}
          >
            Abmelden und Adresse löschen
          </Button>
          <Button size="small" variant="secondary" disabled={leave.isPending} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p>
        Die Adresse wird gelöscht und bekommt keine Ausgabe mehr. Wieder anmelden kann sich nur die
        Person selbst.
      </p>
    </Dialog>
  );
}
