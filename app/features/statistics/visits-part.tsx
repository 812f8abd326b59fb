import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { CourseChart } from './course-chart.tsx';
import { periodBefore, type Period } from './period.ts';
import { hasBefore, listTop, listVisitSums, TOPS, type Report } from './report.ts';
import { SumCells } from './sum-cells.tsx';
import { TopTable } from './top-table.tsx';
import { useReport } from './use-report.ts';

const TABLES = [
  ['source', 'quellen', 'Quelle', 'Besuche'],
  ['campaign', 'kampagnen', 'Quelle / Medium / Kampagne', 'Besuche'],
  ['page', 'seiten', 'Seite', 'Aufrufe'],
  ['landing', 'einstieg', 'Seite', 'Besuche'],
  ['device', 'geraete', 'Gerät', 'Besuche'],
  ['language', 'sprachen', 'Sprache des Browsers', 'Besuche'],
] as const;

/** Who came, from where, and what was read. */
export const VisitsPart = ({ period }: { period: Period }) => (
  <QueryState query={useReport(period)}>
    {(report) =>
      report.sums.page.now === 0 ? (
        <EmptyState title="Noch keine Besuche">
          Sobald jemand Ihre Website öffnet, stehen hier Besuche, Herkunft und Seiten.
        </EmptyState>
      ) : (
        <Visits report={report} period={period} />
      )
    }
  </QueryState>
);

function Visits({ report, period }: { report: Report; period: Period }) {
  const compares = hasBefore(report);
  const { data: before } = useReport(periodBefore(period), compares);
  return (
    <div className="grid gap-6">
      <SumCells sums={listVisitSums(report)} compares={compares} />
      <PaddedPanel id="aufrufe" title="Seitenaufrufe je Tag">
        <CourseChart
          caption="Seitenaufrufe je Tag"
          head={['Tag', 'Aufrufe']}
          compares={compares}
          points={report.days.map(({ day, views }, index) => ({
            label: formatShortDay(day),
            value: views,
            ...(before && { before: before.days[index]?.views ?? 0 }),
          }))}
        />
      </PaddedPanel>
      <div className="grid gap-6 lg:grid-cols-2">
        {TABLES.map(([key, id, head, unit]) => (
          <PaddedPanel key={key} id={id} title={TOPS[key]}>
            <TopTable
              compares={compares}
              caption={TOPS[key]}
              head={head}
              unit={unit}
              rows={listTop(report, key)}
              {...(key === 'campaign' && {
                whenEmpty:
                  'Geben Sie Links in Anzeigen und Mails utm_source, utm_medium und ' +
                  'utm_campaign mit.',
              })}
            />
          </PaddedPanel>
        ))}
      </div>
    </div>
  );
}
