import { formatNumber } from '#shared/core/format.ts';
import { Table } from '#app/ui/content/table.tsx';

type ChartColumn = { label: string; value: number };
type ColumnChartProps = {
  caption: string;
  summary: string;
  head: readonly [string, string];
  columns: readonly ChartColumn[];
};

const HEIGHT = 40;
const STEP = 10;
const BAR = 7;

/** End of the scale: 2, 4, 6, 8 or 10 times a power of ten, so that its half is a whole number. */
export function findTop(most: number): number {
  let unit = 1;
  while (most > 10 * unit) unit *= 10;
  return Math.max(2, Math.ceil(most / (2 * unit)) * 2 * unit);
}

/**
 * One bar a day or week; the same numbers stand in a table below, for those who
 * cannot see or measure the bars.
 */
export function ColumnChart({ caption, summary, head, columns }: ColumnChartProps) {
  const top = findTop(Math.max(...columns.map(({ value }) => value)));
  return (
    <>
      <div className="relative mt-6 h-44 border-b border-line-strong">
        {[1, 0.5].map((part) => (
          <span
            key={part}
            aria-hidden="true"
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${part * 100}%` }}
          >
            <span className="tabular absolute right-0 bottom-0 text-fine text-muted">
              {formatNumber(top * part)}
            </span>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${columns.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="relative h-full w-[calc(100%-3rem)]"
          aria-hidden="true"
        >
          {columns.map(({ label, value }, index) => {
            const height = (value / top) * HEIGHT;
            return (
              <rect
                key={label}
                className="fill-accent"
                x={index * STEP + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              >
                <title>{`${label}: ${value}`}</title>
              </rect>
            );
          })}
        </svg>
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between pr-12 text-fine text-muted">
        <span>{columns[0]?.label}</span>
        {columns.length > 1 && <span>{columns.at(-1)?.label}</span>}
      </p>
      <details className="mt-3">
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
          ]}
        />
      </details>
    </>
  );
}
