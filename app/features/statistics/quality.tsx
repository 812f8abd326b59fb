import { QualityBlocks, useFlows } from './flow-charts.tsx';
import { findToday, lastDays } from './period.ts';
import { QueryState } from '#app/private/query-state.tsx';

const DAYS = 30;

/** Whether the site does its work: its speed and the answers of its chat. */
export function Quality() {
  const query = useFlows(lastDays(DAYS, findToday()));
  return (
    <section aria-labelledby="guete" className="mt-10">
      <h2 id="guete" className="mb-3 text-title">
        Website, letzte {DAYS} Tage
      </h2>
      <QueryState query={query}>
        {(flows) => (
          <div className="grid gap-6 lg:grid-cols-2">
            <QualityBlocks level={3} flows={flows} />
          </div>
        )}
      </QueryState>
    </section>
  );
}
