import { PROMISES } from '#shared/agency/business.ts';
import { useAnswer } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { BarTable } from './bar-table.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import { CourseChart } from './course-chart.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { TrendList } from './trend-list.tsx';
import { WEEKS } from './trends.ts';
import { formatShortDay } from '#app/private/dates.ts';
import { FiguresSchema, formatHours, measureResponses, type Figures } from './figures.ts';

const useFigures = () =>
  useAnswer(['dashboard', 'figures'], FiguresSchema, (client) =>
    client.rpc('dashboard_figures', { weeks: WEEKS }),
  );

/** Enquiries and response time of twelve weeks. */
export default function FiguresOfWeeks() {
  const query = useFigures();
  return (
    <section aria-labelledby="wochen">
      <h2 id="wochen" className="mb-3 text-title">
        Letzte {WEEKS} Wochen
      </h2>
      <TrendList />
      <QueryState query={query}>{(figures) => <Charts figures={figures} />}</QueryState>
    </section>
  );
}

function Charts({ figures }: { figures: Figures }) {
  const { weeks, funnel } = figures;
  const answers = measureResponses(figures.responses);
  const thisWeek = weeks.at(-1)?.requests ?? 0;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <PaddedPanel level={3} id="anfragen-woche" title="Anfragen je Woche">
        <Note>
          {funnel.requests} in {WEEKS} Wochen, {thisWeek} in dieser Woche
        </Note>
        {funnel.requests === 0 ? (
          <EmptyState title="Keine Anfragen">
            Anfragen der letzten {WEEKS} Wochen werden hier gezählt.
          </EmptyState>
        ) : (
          <CourseChart
            caption="Anfragen der letzten Wochen"
            head={['Woche ab', 'Anfragen']}
            points={weeks.map(({ week, requests }) => ({
              label: formatShortDay(week),
              value: requests,
            }))}
          />
        )}
      </PaddedPanel>
      <PaddedPanel level={3} id="antwortzeit" title="Erste Antwort">
        {answers.decided === 0 ? (
          <EmptyState title="Noch keine Antwort">
            Gezählt wird, sobald eine Anfrage ihren Status „Neu“ verlässt.
          </EmptyState>
        ) : (
          <>
            <Note>
              {answers.medianHours !== null && <>Median {formatHours(answers.medianHours)}, </>}
              {answers.keptShare} in {PROMISES.offerHours} Stunden ({answers.kept} von{' '}
              {answers.decided}); Wochenenden zählen nicht mit
            </Note>
            <BarTable
              caption="Zeit bis zur ersten Antwort"
              head={['Zeit', 'Anfragen', 'Anteil']}
              bars={answers.bars}
            />
          </>
        )}
      </PaddedPanel>
    </div>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <p className="mb-4 text-small text-muted">{children}</p>
);
