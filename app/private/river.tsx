import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

export type RiverMark = {
  id: string;
  label: string;
  /** Read out and shown below the label: '12.12.2026', 'freigegeben'. */
  note: string;
  state: 'passed' | 'waiting' | 'ahead';
  /** Where on the page it is told in full. */
  href?: string;
};

/** In percent of the drawing: the bends of the river, and where it begins and ends. */
const BEND = 26;
const MIDDLE = 46;
const POINTS = 72;
const FIRST = 8;
const LAST = 92;

const heightAt = (x: number): number => MIDDLE + BEND * Math.sin((x / 100) * Math.PI * 3.2 + 0.5);
const pathTo = (end: number): string =>
  Array.from({ length: POINTS + 1 }, (_, index) => {
    const x = (index / POINTS) * end;
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${heightAt(x).toFixed(2)}`;
  }).join('');

/**
 * Steps as marks on a river, and above the current one a boat. `place` counts
 * the marks up to it; 0 is before the first.
 */
export function River({ marks, place }: { marks: readonly RiverMark[]; place: number }) {
  const xOf = (mark: number): number =>
    FIRST + ((mark - 1) / Math.max(1, marks.length - 1)) * (LAST - FIRST);
  const boat = place === 0 ? 0 : xOf(place);
  return (
    <div className="relative mt-9 h-22 sm:mt-10 sm:h-36 md:mb-8">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 h-24 w-full sm:h-28"
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
      >
        <path
          d={pathTo(100)}
          className="stroke-line"
          strokeWidth="14"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={pathTo(100)}
          className="stroke-line-strong"
          strokeWidth="2.5"
          strokeDasharray="2 7"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={pathTo(boat)}
          className="stroke-accent"
          strokeWidth="6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol>
        {marks.map(({ id, label, note, state, href }, index) => (
          <li
            key={id}
            className="absolute top-0 h-24 sm:h-28"
            style={{ left: `${xOf(index + 1)}%` }}
            aria-current={state === 'waiting' ? 'step' : undefined}
          >
            <span
              aria-hidden="true"
              className={cx(
                'tabular absolute grid -translate-1/2 place-items-center rounded-full ' +
                  'border-2 text-fine font-semibold',
                state === 'waiting' ? 'size-9 sm:size-7' : 'size-7',
                state === 'passed' && 'border-success bg-success text-canvas',
                state === 'waiting' && 'border-ink bg-accent text-on-accent',
                state === 'ahead' && 'border-line-strong bg-surface text-muted',
              )}
              style={{ top: `${heightAt(xOf(index + 1))}%` }}
            >
              {state === 'passed' ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span
              className={cx(
                'absolute top-full block w-max max-w-[9rem] -translate-x-1/2 text-center text-fine ' +
                  'leading-snug max-md:sr-only',
                state === 'ahead' && 'text-muted',
              )}
            >
              <span className={cx('block', state === 'waiting' && 'font-semibold')}>
                {href ? (
                  <a
                    href={href}
                    className="inline-block underline decoration-line-strong underline-offset-4 before:absolute before:-inset-x-1 before:-top-11 before:bottom-0 hover:decoration-ink"
                  >
                    {label}
                  </a>
                ) : (
                  label
                )}
              </span>
              {note && <span className="block text-muted">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      {place > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 h-24 transition-[left] duration-300 sm:h-28"
          style={{ left: `${boat}%` }}
        >
          <span className="absolute" style={{ top: `${heightAt(boat)}%` }}>
            <Boat />
          </span>
        </span>
      )}
    </div>
  );
}

/** Above its mark, so that what the mark says stays readable. */
const Boat = () => (
  <svg
    viewBox="0 0 44 44"
    className="size-9 -translate-x-1/2 -translate-y-[calc(90%+1.25rem)] overflow-visible stroke-ink sm:size-11"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M21 5v23M24 8c8 4 11 10 12 18H24z" className="fill-surface" />
    <path d="M18 12c-4 3-7 8-8 14h8z" className="fill-accent" />
    <path d="M5 31h34l-5 8H11z" className="fill-accent" />
  </svg>
);
