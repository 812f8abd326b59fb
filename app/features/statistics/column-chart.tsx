import { formatNumber } from '#shared/core/format.ts';
import { Table } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';

type ChartColumn = {
  label: string;
  value: number;
  /** Of the same place in the period before. */
  before?: number;
};
type ColumnChartProps = {
  caption: string;
  summary: string;
  head: readonly [string, string];
  columns: readonly ChartColumn[];
  /** The period before is on its way: its legend has its place from the beginning. */
  compares?: boolean;
};

const HEIGHT = 40;
const STEP = 10;
const WIDE = 8.5;
const BAR = 7;
/** Before that of the period before. */
const SLIM = 4.5;

/** End of the scale: 2, 4, 6, 8 or 10 times a power of ten, so that its half is a whole number. */
export function findTop(most: number): number {
  let unit = 1;
  while (most > 10 * unit) unit *= 10;
  return Math.max(2, Math.ceil(most / (2 * unit)) * 2 * unit);
}

/** Of a long row every so many columns, so that five to eight stand below the chart. */
export const findLabelStep = (columns: number): number => {
  const steps = [1, 2, 7, 14, 28, 91];
  return steps.find((step) => columns / step <= 8) ?? Math.ceil(columns / 8);
};

/**
 * One bar a day or week on a scale from zero, and behind it, paler, what the period
 * before had in its place; the same numbers stand in a table below, for those
 * who cannot see or measure the bars.
 */
export function ColumnChart({
  caption,
  summary,
  head,
  columns,
  compares = false,
}: ColumnChartProps) {
  const hasBefore = columns.some(({ before }) => before !== undefined);
  const top = findTop(Math.max(...columns.map(({ value, before = 0 }) => Math.max(value, before))));
  const every = findLabelStep(columns.length);
  const bar = hasBefore ? SLIM : BAR;
  const yOf = (value: number): number => HEIGHT - (value / top) * HEIGHT;
  return (
    <>
      {compares && (
        <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-fine text-muted">
          <span className="inline-flex items-center gap-2">
            <span className="size-3 bg-accent" /> dieser Zeitraum
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="size-3 bg-line-strong/35" /> Zeitraum davor
          </span>
        </p>
      )}
      <div className="relative mt-5 ml-10 h-44 border-b border-line-strong">
        {[1, 0.5, 0].map((part) => (
          <span
            key={part}
            aria-hidden="true"
            className={cx('absolute inset-x-0', part > 0 && 'border-t border-line')}
            style={{ bottom: `${part * 100}%` }}
          >
            <span className="tabular absolute right-full mr-2 -translate-y-1/2 text-fine text-muted">
              {formatNumber(top * part)}
            </span>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${columns.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="relative h-full w-full"
          aria-hidden="true"
        >
          {/* Wider and behind, so that what is more of either is seen. */}
          {hasBefore &&
            columns.map(({ label, before = 0 }, index) => (
              <rect
                key={label}
                className="fill-line-strong/35"
                x={index * STEP + (STEP - WIDE) / 2}
                y={yOf(before)}
                width={WIDE}
                height={HEIGHT - yOf(before)}
              />
            ))}
          {columns.map(({ label, value, before }, index) => (
            <rect
              key={label}
              className="fill-accent"
              x={index * STEP + (STEP - bar) / 2}
              y={yOf(value)}
              width={bar}
              height={HEIGHT - yOf(value)}
            >
              <title>{`${label}: ${value}${before === undefined ? '' : `, davor ${before}`}`}</title>
            </rect>
          ))}
        </svg>
        {/* From the last one back, so that today is named. */}
        {columns.map(({ label }, index) =>
          (columns.length - 1 - index) % every === 0 ? (
            <span
              key={label}
              aria-hidden="true"
              className={cx(
                'tabular absolute top-full mt-1 text-fine whitespace-nowrap text-muted',
                index === columns.length - 1 ? '-translate-x-full' : '-translate-x-1/2',
              )}
              style={{
                left: `${((index + (index === columns.length - 1 ? 1 : 0.5)) / columns.length) * 100}%`,
              }}
            >
              {label.slice(0, 6)}
            </span>
          ) : null,
        )}
      </div>
      <details className="mt-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4">
          {summary}
        </summary>
        <Table
          caption={caption}
          captionHidden
          rows={columns.toReversed()}
          rowKey={({ label }) => label}
          columns={[
            { key: 'label', label: head[0], head: true, cell: ({ label }) => label },
            { key: 'value', label: head[1], align: 'end', cell: ({ value }) => value },
            ...(hasBefore
              ? [
                  {
                    key: 'before',
                    label: 'Davor',
                    align: 'end' as const,
                    cell: ({ before = 0 }: ChartColumn) => before,
                  },
                ]
              : []),
          ]}
        />
      </details>
    </>
  );
}
