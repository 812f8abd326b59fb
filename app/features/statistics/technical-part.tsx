import { Link } from 'react-router';
import { findMomentOf } from '#shared/bookings/booking-slots.ts';
import { formatNumber } from '#shared/core/format.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PaddedPanel, Panel } from '#app/private/panel.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { BarTable } from './bar-table.tsx';
import { EventTable } from './event-table.tsx';
import { buildChatBars, buildVitalBars, listVitalSums, type Flows } from './flows.ts';
import { dayOf, periodBefore, type Period } from './period.ts';
import { hasBefore, type Report } from './report.ts';
import { SumCells } from './sum-cells.tsx';
import { useFlows, useReport } from './use-report.ts';

/** How fast the pages are for visitors, what fails, and how well the chat answers. */
export function TechnicalPart({ period }: { period: Period }) {
  const flows = useFlows(period);
  return (
    <QueryState query={useReport(period)}>
      {(report) => (
        <QueryState query={flows}>
          {(found) => <Technical report={report} flows={found} period={period} />}
        </QueryState>
      )}
    </QueryState>
  );
}

type ErrorRow = {
  id: string;
  message: string;
  count: number;
  first_seen: string;
  last_seen: string;
};
const MOST_ERRORS = 5;

/** Errors that happened in either period and are not repaired, the latest first. */
const useErrors = (period: Period) =>
  useRows<ErrorRow[]>(['admin-errors', 'statistics', period.from, period.to], (client) =>
    client
      .from('error_groups')
      .select('id,message,count,first_seen,last_seen')
      .is('resolved_at', null)
      .gte('last_seen', findMomentOf(periodBefore(period).from, '00:00').toISOString())
      .order('last_seen', { ascending: false }),
  );

function Technical({ report, flows, period }: { report: Report; flows: Flows; period: Period }) {
  const compares = hasBefore(report);
  const { data: before } = useFlows(periodBefore(period), compares);
  const errors = useErrors(period);
  const isWithin = ({ from, to }: Period, moment: string): boolean =>
    dayOf(moment) >= from && dayOf(moment) <= to;
  const found = (errors.data ?? []).filter((row) => isWithin(period, row.last_seen));
  const countNew = (span: Period): number =>
    (errors.data ?? []).filter((row) => isWithin(span, row.first_seen)).length;
  const vitals = buildVitalBars(flows);
  const { conversations, handovers, outcomes } = flows.chat;
  return (
    <div className="grid gap-6">
      <SumCells
        compares={compares}
        sums={[
          ...listVitalSums(flows, before),
          {
            label: 'Neue offene Fehler',
            figure: { now: countNew(period), before: countNew(periodBefore(period)) },
            lessIsBetter: true,
            isMissing: !errors.data,
          },
        ]}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
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
                  {formatNumber(conversations)} Gespräche, {formatNumber(handovers)} an einen
                  Menschen übergeben
                </p>
                <BarTable
                  caption="Antworten im Chat"
                  head={['Antwort', 'Anzahl', 'Anteil']}
                  bars={buildChatBars(flows, before)}
                />
              </>
            )}
          </PaddedPanel>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Panel
            id="fehler"
            title="Offene Fehler"
            aside={
              <Link
                to="/admin/fehler"
                className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
              >
                Alle Fehler
              </Link>
            }
          >
            <QueryState query={errors}>
              {() =>
                found.length === 0 ? (
                  <p className="panel-row py-4 text-small text-muted">
                    In diesem Zeitraum ist kein offener Fehler aufgetreten.
                  </p>
                ) : (
                  <ul className="panel-rows">
                    {found.slice(0, MOST_ERRORS).map(({ id, message, count, last_seen }) => (
                      <li key={id} className="panel-row py-2.5 text-small">
                        <p className="line-clamp-2 font-semibold break-words">{message}</p>
                        <p className="tabular text-muted">
                          {formatNumber(count)} mal, zuletzt {formatShortMoment(last_seen)}
                        </p>
                      </li>
                    ))}
                  </ul>
                )
              }
            </QueryState>
          </Panel>
          <PaddedPanel id="ereignisse" title="Häufigste Ereignisse">
            <EventTable events={report.events} />
          </PaddedPanel>
        </div>
      </div>
    </div>
  );
}
