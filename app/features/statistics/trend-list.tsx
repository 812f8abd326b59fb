import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { cx } from '#app/ui/cx.ts';
import { buildTrends, NEW, type Trend, type TrendWeek } from './trends.ts';

const WIDTH = 120;
const HEIGHT = 28;

/** Four figures of the last weeks with their course, each compared with as many weeks before. */
export function TrendList({ weeks }: { weeks: number }) {
  const query = useRows<TrendWeek[]>(['dashboard', 'trends'], (client) =>
    client.rpc('dashboard_trends', { weeks }),
  );
  return (
    <QueryState query={query}>
      {(rows) => (
        <dl className="mb-10 grid grid-cols-2 gap-x-8 border-t border-line lg:grid-cols-4">
          {buildTrends(rows).map((trend) => (
            <TrendFigure key={trend.label} trend={trend} weeks={weeks} />
          ))}
        </dl>
      )}
    </QueryState>
  );
}

function TrendFigure({ trend, weeks }: { trend: Trend; weeks: number }) {
  const { label, to, text, values, change, direction, before } = trend;
  return (
    <div className="min-w-0 border-b border-line py-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd>
        <Link
          to={to}
          className="tabular inline-flex min-h-11 items-center font-display text-[1.375rem] font-bold underline decoration-line-strong decoration-2 underline-offset-4 hover:decoration-ink"
        >
          {text}
        </Link>
        <Sparkline values={values} />
        {/* Beside nothing there is nothing to compare. */}
        <p className={cx('mt-1 text-fine text-muted', change === NEW && 'hidden')}>
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
          gegenüber {before} in den {weeks} Wochen davor
        </p>
      </dd>
    </div>
  );
}

/** The course alone; its figures stand beside it. */
function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const x = (index: number): number => (index / Math.max(1, values.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - 2 - (value / most) * (HEIGHT - 4);
  const line = values.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-8 w-full max-w-[14rem]"
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
