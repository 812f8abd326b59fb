import { formatNumber } from '#shared/core/format.ts';
import * as z from 'zod/mini';
import { useAnswer } from '#app/lib/use-rows.ts';
import { Table } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/request-facts.ts';
import { Block } from './block.tsx';
import { ColumnChart } from './column-chart.tsx';

/** What the SQL function analytics_summary returns. */
const SummarySchema = z.object({
  days: z.array(z.object({ day: z.string(), views: z.number() })),
  pages: z.array(z.object({ path: z.string(), views: z.number() })),
  events: z.array(z.object({ category: z.string(), name: z.string(), count: z.number() })),
});
const DAYS = 30;
/** As code and markup of the site name them; others are shown as they came. */
const EVENT_LABELS: Record<string, string> = {
  quote_step: 'Schritt im Anfrageformular',
  quote_field: 'Feld im Anfrageformular ausgefüllt',
  quote_abandoned: 'Anfrageformular verlassen',
  booking_step: 'Schritt der Terminbuchung',
  chat_step: 'Schritt im Chat',
  button_click: 'Klick auf eine Schaltfläche',
  page_view: 'Seitenaufruf',
  error: 'Fehler im Browser',
};
const GROUP_LABELS: Record<string, string> = {
  quote: 'Anfrage',
  booking: 'Termin',
  chat: 'Chat',
  package_register: 'Paket gewählt',
  registration: 'Registrierung',
  final_cta: 'Seitenende',
  navigation: 'Navigation',
  web_vitals: 'Tempo',
  error: 'Fehler',
};

/** Page views and events of the last 30 days, from daily totals without any id. */
export function AnalyticsSummary() {
  const query = useAnswer(['admin-analytics'], SummarySchema, (client) =>
    client.rpc('analytics_summary', { days: DAYS }),
  );
  return (
    <QueryState query={query}>
      {({ days, pages, events }) => (
        <div className="grid gap-14">
          <Block
            id="aufrufe"
            title={`${formatNumber(days.reduce((sum, { views }) => sum + views, 0))} Seitenaufrufe in ${DAYS} Tagen`}
          >
            <ColumnChart
              caption="Seitenaufrufe je Tag"
              summary="Zahlen je Tag"
              head={['Tag', 'Aufrufe']}
              columns={days.map(({ day, views }) => ({ label: formatShortDay(day), value: views }))}
            />
          </Block>
          <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
            <Block id="seiten" title="Häufigste Seiten">
              {pages.length === 0 ? (
                <EmptyState title="Keine Aufrufe">
                  Aufrufe jeder Seite werden hier gezählt.
                </EmptyState>
              ) : (
                <Table
                  caption="Häufigste Seiten"
                  captionHidden
                  rows={pages}
                  rowKey={({ path }) => path}
                  columns={[
                    {
                      key: 'path',
                      label: 'Seite',
                      head: true,
                      cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
                    },
                    {
                      key: 'views',
                      label: 'Aufrufe',
                      align: 'end',
                      cell: ({ views }) => formatNumber(views),
                    },
                  ]}
                />
              )}
            </Block>
            <Block id="ereignisse" title="Häufigste Ereignisse">
              {events.length === 0 ? (
                <EmptyState title="Keine Ereignisse">
                  Ereignisse zählen nur bei Besuchern, die Statistik erlauben.
                </EmptyState>
              ) : (
                <Table
                  caption="Häufigste Ereignisse"
                  captionHidden
                  rows={events}
                  rowKey={({ category, name }) => `${category} ${name}`}
                  columns={[
                    {
                      key: 'name',
                      label: 'Ereignis',
                      head: true,
                      cell: ({ name }) => EVENT_LABELS[name] ?? name,
                    },
                    {
                      key: 'category',
                      label: 'Gruppe',
                      cell: ({ category }) => GROUP_LABELS[category] ?? category,
                    },
                    {
                      key: 'count',
                      label: 'Anzahl',
                      align: 'end',
                      cell: (event) => formatNumber(event.count),
                    },
                  ]}
                />
              )}
            </Block>
          </div>
        </div>
      )}
    </QueryState>
  );
}
