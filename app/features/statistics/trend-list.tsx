import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { cx } from '#app/ui/cx.ts';
import { buildTrends, NEW, WEEKS, type Trend, type TrendWeek } from './trends.ts';

const WIDTH = 120;
const HEIGHT = 28;

/** The last twelve weeks, and as many before. */
export const useTrendWeeks = () =>
  useRows<TrendWeek[]>(['dashboard', 'trends'], (client) =>
    client.rpc('dashboard_trends', { weeks: WEEKS }),
  );

/** Four figures of the last weeks with their course, each compared with as many weeks before. */
export function TrendList() {
  return (
    <QueryState query={useTrendWeeks()}>
      {(rows) => (
        <dl className="panel panel-cells mb-6">
          {buildTrends(rows).map((trend) => (
            <TrendFigure key={trend.label} trend={trend} />
          ))}
        </dl>
      )}
    </QueryState>
  );
}

function TrendFigure({ trend }: { trend: Trend }) {
  const { label, to, text, values, change, direction, before } = trend;
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd>
        <Link
          to={to}
          className={
            'tabular inline-flex min-h-11 items-center font-display text-[1.375rem] font-bold ' +
            'underline-offset-4 hover:underline'
          }
        >
          {text}
        </Link>
        <Sparkline values={values} className="h-8 w-full" />
        {/* Beside nothing there is nothing to compare. */}
        <p className={cx('mt-1 text-fine text-muted', change === NEW && 'hidden')}>
          {change && (
            <>
              <span
                className={cx(
                  'font-semibold',
                  direction > 0 && 'text-success',
                  direction < 0 && 'text-danger',
                )}
              >
                {direction > 0 ? '↑ ' : direction < 0 ? '↓ ' : ''}
                {change}
              </span>{' '}
              gegenüber{' '}
            </>
          )}
          {before} in den {WEEKS} Wochen davor
        </p>
      </dd>
    </div>
  );
}

/** The course alone; its figures stand beside it. */
export function Sparkline({ values, className }: { values: readonly number[]; className: string }) {
  const most = Math.max(1, ...values);
  const x = (index: number): number => (index / Math.max(1, values.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - 2 - (value / most) * (HEIGHT - 4);
  const line = values.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <polyline
        points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`}
        className="fill-accent opacity-25"
      />
      <polyline
        points={line}
        fill="none"
        className="stroke-ink"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
