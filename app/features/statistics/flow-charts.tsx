import { formatNumber } from '#shared/core/format.ts';
import { useAnswer } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { BarTable } from './bar-table.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import {
  buildBookingBars,
  buildChatBars,
  buildFieldBars,
  buildQuoteFunnel,
  buildVitalBars,
  FlowsSchema,
  type Flows,
} from './flows.ts';
import type { Period } from './period.ts';

const useFlows = (period: Period) =>
  useAnswer(['admin-analytics-flows', period.from, period.to], FlowsSchema, (client) =>
    client.rpc('analytics_flows', { first_day: period.from, last_day: period.to }),
  );

/**
 * How far visitors come: the quote form, its fields, bookings, the chat; and
 * how fast the pages were for them.
 */
export function FlowCharts({ period }: { period: Period }) {
  const query = useFlows(period);
  return (
    <QueryState query={query}>
      {(flows) => {
        const fields = buildFieldBars(flows);
        return (
          <div className="mt-14 grid gap-6 lg:grid-cols-2">
            <PaddedPanel id="trichter" title="Vom Besuch zur Anfrage">
              <BarTable
                caption="Vom Besuch zur Anfrage"
                head={['Schritt', 'Anzahl', 'Anteil']}
                bars={buildQuoteFunnel(flows)}
              />
            </PaddedPanel>
            <PaddedPanel id="felder" title="Abbrüche je Feld">
              {fields.length === 0 ? (
                <EmptyState title="Keine Abbrüche">
                  Gezählt wird nur bei Besuchern, die Statistik erlauben.
                </EmptyState>
              ) : (
                <BarTable
                  caption="Abbrüche je Feld"
                  head={['Letztes Feld', 'Abbrüche', 'Anteil der Besucher']}
                  bars={fields}
                />
              )}
            </PaddedPanel>
            <QualityBlocks flows={flows} />
            <PaddedPanel id="termine" title="Terminbuchung">
              <BarTable
                caption="Terminbuchung"
                head={['Schritt', 'Anzahl', 'Anteil']}
                bars={buildBookingBars(flows)}
              />
            </PaddedPanel>
          </div>
        );
      }}
    </QueryState>
  );
}

/** How fast the pages are for visitors, and how well the chat answers them. */
function QualityBlocks({ flows }: { flows: Flows }) {
  const vitals = buildVitalBars(flows);
  const { conversations, handovers, outcomes } = flows.chat;
  return (
    <>
      <PaddedPanel id="tempo" title="Tempo der Seiten (75. Perzentil)">
        {vitals.length === 0 ? (
          <EmptyState title="Keine Messungen">
            Gemessen wird nur bei Besuchern, die Statistik erlauben.
          </EmptyState>
        ) : (
          <BarTable
            caption="Tempo der Seiten"
            head={['Messwert', '75. Perzentil', 'Urteil']}
            bars={vitals}
          />
        )}
      </PaddedPanel>
      <PaddedPanel id="chat" title="Antworten im Chat">
        {conversations === 0 && Object.keys(outcomes).length === 0 ? (
          <EmptyState title="Keine Gespräche">
            Antworten des Assistenten in diesem Zeitraum stehen hier.
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 text-small text-muted">
              {formatNumber(conversations)} Gespräche, {formatNumber(handovers)} an einen Menschen
              übergeben
            </p>
            <BarTable
              caption="Antworten im Chat"
              head={['Antwort', 'Anzahl', 'Anteil']}
              bars={buildChatBars(flows)}
            />
          </>
        )}
      </PaddedPanel>
    </>
  );
}
