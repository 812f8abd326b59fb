import { cx } from '#app/ui/cx.ts';

export type Chip = readonly [value: string, label: string, count?: number];

type ChipLineProps = {
  /** Names the choice for screen readers. */
  label: string;
  chips: readonly Chip[];
  chosen: string;
  onChoose: (value: string) => void;
  /** On phones in one line that scrolls from edge to edge; not within a line of other controls. */
  scrolls?: boolean;
  className?: string;
};

/** One of a few views of a list, each with what it holds. */
export const ChipLine = ({
  label,
  chips,
  chosen,
  onChoose,
  scrolls = true,
  className,
}: ChipLineProps) => (
  <div
    role="group"
    aria-label={label}
    className={cx(
      'flex items-center gap-1.5',
      scrolls && 'max-sm:-mx-5 max-sm:shrink-0 max-sm:overflow-x-auto max-sm:px-5 sm:flex-wrap',
      className,
    )}
  >
    {chips.map(([value, name, count]) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        className={cx(
          // The line scrolls, and would cut off what stands around its entries.
          '-outline-offset-3 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 border px-3 ' +
            'rounded-control text-small whitespace-nowrap',
          value === chosen
            ? 'border-ink bg-ink font-semibold text-canvas outline-canvas'
            : 'border-line-strong hover:border-ink',
        )}
        onClick={() => onChoose(value)}
      >
        <span className="steady" data-label={name}>
          {name}
        </span>
        {count !== undefined && <span className="tabular font-normal">{count}</span>}
      </button>
    ))}
  </div>
);
