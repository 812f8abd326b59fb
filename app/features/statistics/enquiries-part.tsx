import { useRows } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { BarTable } from './bar-table.tsx';
import { CourseChart } from './course-chart.tsx';
import { formatCents } from '#shared/pricing/money.ts';
import { buildBookingBars, buildFieldBars, buildFunnel, type Flows } from './flows.ts';
import { Funnel } from './funnel.tsx';
import { OriginBars } from './origin-bars.tsx';
import { periodBefore, type Period } from './period.ts';
import { formatRate, hasBefore, rateOf, sumUp, type Report } from './report.ts';
import { buildRevenueBars, sumOrders, useSales } from './sales.ts';
import { SumCells } from './sum-cells.tsx';
import { useFlows, useReport } from './use-report.ts';

/** The way from a visit to an enquiry, and from there to the payment. */
export function EnquiriesPart({ period }: { period: Period }) {
  const flows = useFlows(period);
  return (
    <QueryState query={useReport(period)}>
      {(report) => (
        <QueryState query={flows}>
          {(found) => <Enquiries report={report} flows={found} period={period} />}
        </QueryState>
      )}
    </QueryState>
  );
}

/** Enquiries that the website took in, by day of both periods. */
const useSentByDay = ({ from, to }: Period) =>
  useRows<{ day: string; count: number }[]>(['admin-analytics-sent', from, to], (client) =>
    client
      .from('analytics_daily')
      .select('day,count')
      .eq('category', 'count')
      .eq('name', 'step')
      .eq('label', 'quote/sent')
      .gte('day', periodBefore({ from, to }).from)
      .lte('day', to),
  );

type PartProps = { report: Report; flows: Flows; period: Period };

function Enquiries({ report, flows, period }: PartProps) {
  const compares = hasBefore(report);
  const before = periodBefore(period);
  const { data: flowsBefore } = useFlows(before, compares);
  const { data: sales, isPending: isReadingSales } = useSales(period);
  const { data: salesBefore, isPending: isReadingSalesBefore } = useSales(before);
  const sent = useSentByDay(period);
  const sold = {
    isMissing: !sales || !salesBefore,
    isPending: isReadingSales || isReadingSalesBefore,
  };
  const { visit, enquiry, talk } = report.sums;
  const fields = buildFieldBars(flows);
  const beforeIf = <T,>(found: T | undefined): T | undefined => (compares ? found : undefined);
  const bookings = buildBookingBars(flows, beforeIf(flowsBefore));
  return (
    <div className="grid gap-6">
      <SumCells
        compares={compares}
        sums={[
          { label: 'Abgeschickte Anfragen', figure: enquiry },
          { label: 'Anfragen je 100 Besuche', figure: rateOf(enquiry, visit), format: formatRate },
          { label: 'Gebuchte Termine', figure: talk },
          {
            label: 'Beauftragt, netto',
            figure: {
              now: sumOrders(sales?.orders ?? []),
              before: sumOrders(salesBefore?.orders ?? []),
            },
            format: formatCents,
            ...sold,
          },
          {
            label: 'Eingegangen, brutto',
            figure: { now: sales?.receivedCents ?? 0, before: salesBefore?.receivedCents ?? 0 },
            format: formatCents,
            ...sold,
          },
        ]}
      />
      <PaddedPanel id="trichter" title="Vom Besuch zur Zahlung">
        <Funnel
          label="Schritte vom Besuch zur Zahlung"
          steps={buildFunnel(
            { visits: visit.now, steps: flows.steps, way: sales?.way },
            compares && flowsBefore
              ? { visits: visit.before, steps: flowsBefore.steps }
              : undefined,
          )}
        />
      </PaddedPanel>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <PaddedPanel id="verlauf" title="Anfragen seit Beginn des Zeitraums">
            <QueryState query={sent} loading={<Skeleton className="h-[18.25rem]" />}>
              {(days) => (
                <CourseChart
                  caption="Anfragen seit Beginn des Zeitraums"
                  head={['Tag', 'Anfragen']}
                  compares={compares}
                  points={sumUp(days, period, compares).map(({ day, ...point }) => ({
                    label: formatShortDay(day),
                    ...point,
                  }))}
                />
              )}
            </QueryState>
          </PaddedPanel>
          <PaddedPanel id="felder" title="Abbrüche je Feld">
            {fields.length === 0 ? (
              <EmptyState title="Keine Abbrüche">
                Gezählt wird nur bei Besuchern, die Statistik erlauben.
              </EmptyState>
            ) : (
              <BarTable
                caption="Abbrüche je Feld"
                head={['Letztes Feld', 'Anteil der Besucher', 'Abbrüche']}
                bars={fields}
              />
            )}
          </PaddedPanel>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <PaddedPanel
            id="herkunft"
            title="Woher Anfragen kamen"
            aside={<span className="text-fine text-muted">nur Besuche mit Einwilligung</span>}
          >
            <OriginBars origins={report.origins} />
          </PaddedPanel>
          {sales && sales.orders.length > 0 && (
            <PaddedPanel id="umsatz" title="Umsatz nach Paket, netto">
              <BarTable
                caption="Umsatz nach Paket, netto"
                head={['Paket', 'Beauftragt', 'Anteil']}
                bars={buildRevenueBars(sales.orders, beforeIf(salesBefore?.orders))}
              />
            </PaddedPanel>
          )}
          {bookings.length > 0 && (
            <PaddedPanel id="termine" title="Terminbuchung">
              <BarTable
                caption="Terminbuchung"
                head={['Schritt', 'Anzahl', 'Anteil']}
                bars={bookings}
              />
            </PaddedPanel>
          )}
        </div>
      </div>
    </div>
  );
}
