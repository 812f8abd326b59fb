import { cx } from '#app/ui/cx.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Step } from './flows.ts';

/**
 * One way as one picture true to scale: each step as wide as its part of the widest one, and what
 * is lost between two of them is what the picture loses.
 */
export function Funnel({ label, steps }: { label: string; steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ value }) => value));
  const percentOf = (value: number): string => `${(100 * value) / most}%`;
  return (
    <ol aria-label={label}>
      {steps.map(({ label: name, value, before, share }, index) => {
        const next = steps[index + 1];
        return (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-small sm:grid-cols-[11rem_minmax(0,1fr)_8.5rem]"
          >
            <span>
              {name}
              {share && <span className="sr-only">, {share} des Schritts davor</span>}
            </span>
            <span className="tabular whitespace-nowrap sm:order-1">
              <strong>{formatNumber(value)}</strong>
              {before !== undefined && (
                <span className="text-muted">, davor {formatNumber(before)}</span>
              )}
            </span>
            <span
              aria-hidden="true"
              className="border-l border-line-strong max-sm:col-span-2 max-sm:mt-1"
            >
              <span
                data-bar
                className={cx('block h-6 bg-accent', value > 0 && 'min-w-0.5')}
                style={{ width: percentOf(value) }}
              />
            </span>
            {next && (
              <span
                aria-hidden="true"
                className="relative h-6 border-l border-line-strong max-sm:col-span-2 sm:order-2 sm:col-start-2"
              >
                <span
                  className="absolute inset-0 bg-accent opacity-30"
                  style={{
                    clipPath: `polygon(0 0, ${percentOf(value)} 0, ${percentOf(next.value)} 100%, 0 100%)`,
                  }}
                />
                {next.share && (
                  <span
                    className="tabular absolute inset-y-0 content-center px-2 text-fine whitespace-nowrap text-muted"
                    // Above the end of the next step, or where there is room in the corner that is lost.
                    style={
                      next.value > most / 2
                        ? { right: 0 }
                        : { left: percentOf(value > most / 2 ? next.value : value) }
                    }
                  >
                    {next.share} weiter
                  </span>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
