import { useId } from 'react';
import type { RoiResult, RoiScenario } from '#shared/statistics/roi.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Table } from '#app/ui/content/table.tsx';
import { formatAmount, formatPayback } from './format-roi.ts';

/** Of the course itself; the amounts at its end stand right beside it. */
const WIDTH = 640;
const AMOUNTS = 126;
const HEIGHT = 300;
const TOP = 24;
const BOTTOM = 34;
/** Amounts stand at least so far below each other. */
const LINE = 30;
/** Room for the month from which it pays, left of the line that it belongs to. */
const PAYBACK = 190;
/** A letter below the chart, on desks. */
const LETTER = 9.5;

/**
 * Balance over time: the band from cautious to favourable, the expected course
 * as a line with the amounts that it ends at and the month from which it pays.
 */
export function RoiChart({ results }: { results: Record<RoiScenario, RoiResult> }) {
  const id = useId();
  const { low, expected, high } = results;
  const months = expected.balance.length - 1;
  const values = [...low.balance, ...high.balance, 0];
  const highest = Math.max(...values);
  const lowest = Math.min(...values);
  const span = highest - lowest || 1;
  const x = (month: number) => Math.round((month / months) * WIDTH * 10) / 10;
  const y = (value: number) =>
    Math.round((TOP + ((highest - value) / span) * (HEIGHT - TOP - BOTTOM)) * 10) / 10;
  const line = (balance: readonly number[]) =>
    balance.map((value, month) => `${x(month)} ${y(value)}`).join('L');
  const middle = y(expected.gain);
  const ends = [
    { amount: high.gain, at: Math.min(y(high.gain), middle - LINE) },
    { amount: expected.gain, at: middle, isExpected: true },
    { amount: low.gain, at: Math.max(y(low.gain), middle + LINE) },
  ];
  const paid = expected.paybackMonths;
  const isPaid = paid !== null && paid > 0 && paid < months;
  const start = `Start, ${formatAmount(expected.balance[0] ?? 0)}`;
  // The month stands above and left of its point: the course rises to the right.
  const paidAt = isPaid ? { x: x(paid), y: y(0) } : null;
  const label = paidAt && {
    x: Math.max(paidAt.x - 26, PAYBACK),
    y: Math.max(paidAt.y - 44, TOP + 2),
  };
  return (
    <svg
      viewBox={`0 0 ${WIDTH + AMOUNTS} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}-t`}
      className="tabular h-auto w-full overflow-visible text-[28px] max-lg:order-first sm:text-[18px]"
    >
      <title
        id={`${id}-t`}
      >{`Saldo des Vorhabens nach ${months} Monaten: vorsichtig ${formatAmount(low.gain)}, erwartet ${formatAmount(expected.gain)}, günstig ${formatAmount(high.gain)}`}</title>
      <path
        d={`M${line(high.balance)}L${low.balance
          .map((value, month) => `${x(month)} ${y(value)}`)
          .toReversed()
          .join('L')}Z`}
        fill="var(--accent)"
        opacity="0.35"
      />
      {[...listTicks(months), months].map((month) => (
        <path
          key={month}
          d={`M${x(month)} ${TOP}V${HEIGHT - BOTTOM + 6}`}
          stroke="var(--line)"
          strokeWidth="1"
        />
      ))}
      <path d={`M0 ${y(0)}H${WIDTH + AMOUNTS}`} stroke="var(--line-strong)" strokeWidth="1" />
      {[low, high].map(({ balance }, index) => (
        <path
          key={index}
          d={`M${line(balance)}`}
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          fill="none"
        />
      ))}
      <path
        d={`M${line(expected.balance)}`}
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        fill="none"
      />
      {paidAt && label && (
        <>
          <path
            d={`M${paidAt.x} ${paidAt.y}L${Math.min(label.x, paidAt.x)} ${label.y + 8}`}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          <circle
            cx={paidAt.x}
            cy={paidAt.y}
            r="9"
            fill="var(--accent)"
            stroke="var(--ink)"
            strokeWidth="2.5"
          />
          <text
            x={label.x}
            y={label.y}
            textAnchor="end"
            fontFamily="var(--font-display)"
            fontSize="28"
            fontWeight="600"
            fill="var(--ink)"
            stroke="var(--canvas)"
            strokeWidth="6"
            paintOrder="stroke"
          >
            {formatPayback(paid)}
          </text>
        </>
      )}
      {ends.map(({ amount, at, isExpected }) => (
        <text
          key={at}
          x={WIDTH + 8}
          y={at + 5}
          fontWeight={isExpected ? 700 : 400}
          fill={isExpected ? 'var(--ink)' : 'var(--muted)'}
        >
          {formatAmount(amount)}
        </text>
      ))}
      <text x="0" y={HEIGHT - 6} fill="var(--muted)">
        {start}
      </text>
      {listTicks(months)
        .filter((month) => x(month) > start.length * LETTER && x(month) < WIDTH - 7 * LETTER)
        .map((month) => (
          <text
            key={month}
            x={x(month)}
            y={HEIGHT - 6}
            textAnchor="middle"
            fill="var(--muted)"
            className="max-sm:hidden"
          >
            {month}
          </text>
        ))}
      <text x={WIDTH} y={HEIGHT - 6} textAnchor="middle" fill="var(--muted)">
        {months === 1 ? '1 Monat' : `${months} Monate`}
      </text>
      {(!paidAt || paidAt.x > 60) && (
        <text x="4" y={y(0) - 5} fill="var(--muted)">
          0 €
        </text>
      )}
    </svg>
  );
}

/** Quarters of a year between start and end; of long periods the years. */
function listTicks(months: number): number[] {
  const step = months > 36 ? 12 : 3;
  return Array.from({ length: Math.ceil(months / step) - 1 }, (_, index) => (index + 1) * step);
}

/** The course of the chart in figures. */
export function RoiTable({ results }: { results: Record<RoiScenario, RoiResult> }) {
  const { low, expected, high } = results;
  const rows = pickMonths(expected.balance.length - 1).map((month) => ({
    month,
    low: low.balance[month] ?? 0,
    expected: expected.balance[month] ?? 0,
    high: high.balance[month] ?? 0,
  }));
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 font-display text-title font-semibold">
        Saldo des Vorhabens
        <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
      </summary>
      <Table
        caption="Saldo des Vorhabens"
        captionHidden
        rows={rows}
        rowKey={(row) => String(row.month)}
        columns={[
          { key: 'month', label: 'Monat', cell: (row) => row.month, head: true },
          { key: 'low', label: 'Vorsichtig', cell: (row) => formatAmount(row.low), align: 'end' },
          {
            key: 'expected',
            label: 'Erwartet',
            cell: (row) => formatAmount(row.expected),
            align: 'end',
          },
          { key: 'high', label: 'Günstig', cell: (row) => formatAmount(row.high), align: 'end' },
        ]}
      />
    </details>
  );
}

/** Start, end and the quarters between. */
const pickMonths = (months: number): number[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(months * share))),
];
