import { useState } from 'react';
import { formatNumber } from '#shared/core/format.ts';
import { Table } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';

export type ChartPoint = {
  label: string;
  value: number;
  /** Of the same place in the period before. */
  before?: number;
};
type CourseChartProps = {
  caption: string;
  head: readonly [string, string];
  points: readonly ChartPoint[];
  /** The period before is on its way: its legend has its place from the beginning. */
  compares?: boolean;
};

const WIDTH = 100;
const HEIGHT = 40;

/** End of the scale: 2, 4, 6, 8 or 10 times a power of ten, so that its half is a whole number. */
export function findTop(most: number): number {
  let unit = 1;
  while (most > 10 * unit) unit *= 10;
  return Math.max(2, Math.ceil(most / (2 * unit)) * 2 * unit);
}

/** Of a long row every so many points, so that five to eight are named below the chart. */
export const findLabelStep = (points: number): number => {
  const steps = [1, 2, 7, 14, 28, 91];
  return steps.find((step) => points / step <= 8) ?? Math.ceil(points / 8);
};

const describe = ({ label, value, before }: ChartPoint): string =>
  `${label}: ${formatNumber(value)}${before === undefined ? '' : `, davor ${formatNumber(before)}`}`;

/**
 * The course of days or weeks on a scale from zero, dashed what the period before
 * had in their place. Its values are read by pointer, by touch and by the arrow keys, which
 * all move one slider; the same numbers stand in a table below.
 */
export function CourseChart({ caption, head, points, compares = false }: CourseChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const hasBefore = points.some(({ before }) => before !== undefined);
  const top = findTop(Math.max(...points.map(({ value, before = 0 }) => Math.max(value, before))));
  const every = findLabelStep(points.length);
  const last = points.length - 1;
  /** A single point stands in the middle. */
  const part = (index: number): number => (last === 0 ? 0.5 : index / last);
  const lineOf = (read: (point: ChartPoint) => number): string =>
    points
      .map((point, i) => `${part(i) * WIDTH},${HEIGHT - (read(point) / top) * HEIGHT}`)
      .join(' ');
  const line = lineOf(({ value }) => value);
  const point = points[chosen ?? last];
  const marked = chosen ?? (last === 0 ? 0 : null);
  return (
    <>
      <p
        aria-hidden="true"
        className="tabular flex min-h-[1.5em] flex-wrap items-center gap-x-5 text-small"
      >
        {chosen !== null && <strong>{point?.label}</strong>}
        {(compares || chosen !== null) && (
          <Legend
            mark="border-t-2 border-ink"
            label={compares ? 'dieser Zeitraum' : head[1]}
            value={chosen === null ? undefined : point?.value}
          />
        )}
        {compares && (
          <Legend
            mark="border-t-2 border-dashed border-muted"
            label="Zeitraum davor"
            value={chosen === null ? undefined : point?.before}
          />
        )}
      </p>
      <div className="relative mt-4 mr-1 ml-10 h-44 border-b border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
        {[1, 0.5, 0].map((height) => (
          <span
            key={height}
            aria-hidden="true"
            className={cx('absolute inset-x-0', height > 0 && 'border-t border-line')}
            style={{ bottom: `${height * 100}%` }}
          >
            <span className="tabular absolute right-full mr-2 -translate-y-1/2 text-fine text-muted">
              {formatNumber(top * height)}
            </span>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="relative h-full w-full overflow-visible"
          aria-hidden="true"
        >
          <polyline
            points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`}
            className="fill-accent opacity-25"
          />
          {hasBefore && (
            <polyline
              points={lineOf(({ before = 0 }) => before)}
              fill="none"
              className="stroke-muted"
              strokeWidth="1.5"
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <polyline
            points={line}
            fill="none"
            className="stroke-ink"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {marked !== null && point && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 border-l border-ink"
            style={{ left: `${part(marked) * 100}%` }}
          >
            <span
              className="absolute -left-1.5 size-3 translate-y-1/2 rounded-full border-2 border-ink bg-accent"
              style={{ bottom: `${(point.value / top) * 100}%` }}
            />
          </span>
        )}
        <input
          type="range"
          aria-label={`${caption}: ${head[0]} wählen`}
          aria-valuetext={point && describe(point)}
          min={0}
          max={last}
          value={chosen ?? last}
          className="absolute inset-0 h-full w-full cursor-crosshair touch-pan-y opacity-0"
          onChange={(event) => setChosen(Number(event.target.value))}
          onFocus={() => setChosen((now) => now ?? last)}
          onBlur={() => setChosen(null)}
          onPointerMove={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const at = Math.round(((clientX - left) / width) * last);
            setChosen(Math.min(last, Math.max(0, at)));
          }}
          onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus') || setChosen(null)}
        />
        {/* From the last one back, so that today is named. */}
        {points.map(({ label }, index) =>
          (last - index) % every === 0 ? (
            <span
              key={label}
              aria-hidden="true"
              className={cx(
                'tabular absolute top-full mt-1 text-fine whitespace-nowrap text-muted',
                // Every second of them fits a phone.
                ((last - index) / every) % 2 === 1 && 'max-sm:hidden',
                index === last && last > 0 ? '-translate-x-full' : '-translate-x-1/2',
              )}
              style={{ left: `${part(index) * 100}%` }}
            >
              {label.slice(0, 6)}
            </span>
          ) : null,
        )}
      </div>
      <details className="mt-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4">
          Als Tabelle
        </summary>
        <Table
          caption={caption}
          captionHidden
          rows={points.toReversed()}
          rowKey={({ label }) => label}
          columns={[
            { key: 'label', label: head[0], head: true, cell: ({ label }) => label },
            {
              key: 'value',
              label: head[1],
              align: 'end',
              cell: ({ value }) => formatNumber(value),
            },
            ...(hasBefore
              ? [
                  {
                    key: 'before',
                    label: 'Davor',
                    align: 'end' as const,
                    cell: ({ before = 0 }: ChartPoint) => formatNumber(before),
                  },
                ]
              : []),
          ]}
        />
      </details>
    </>
  );
}

const Legend = ({ mark, label, value }: { mark: string; label: string; value?: number }) => (
  <span className="inline-flex items-center gap-2 text-muted">
    <span className={cx('w-5', mark)} /> {label}
    {value !== undefined && <strong className="text-ink">{formatNumber(value)}</strong>}
  </span>
);
