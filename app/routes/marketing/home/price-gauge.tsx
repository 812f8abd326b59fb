import type { CSSProperties } from 'react';
import { formatWholePrice } from '#shared/core/format.ts';

const TOP = 4500;
const MARKS = [1000, 2000, 3000, 4000];

const share = (amount: number): string => `${Math.min(1, amount / TOP) * 100}%`;
const label = (mark: number): string => formatWholePrice(mark).replace(/\s?€/, '');
// React's type knows no custom properties.
const at = (amount: number): CSSProperties => ({ '--at': share(amount) }) as CSSProperties;

/** On a phone the gauge lies and levels are counted from the left, elsewhere from below. */
const PLACE = 'absolute top-0 left-(--at) sm:top-auto sm:right-0 sm:bottom-(--at) sm:left-auto';

type Mark = { id: string; level: number; label: string };

/**
 * A river gauge whose water level is the price; each extra leaves a mark where
 * it has raised the level to. It lies on phones and stands elsewhere.
 * Decoration: the price is there as text.
 */
export function PriceGauge({ price, marks }: { price: number; marks: readonly Mark[] }) {
  const level = Math.min(1, price / TOP);
  return (
    <div
      aria-hidden="true"
      className="tabular relative h-12 overflow-hidden border-b border-line-strong bg-sunken text-[0.75rem] font-semibold sm:h-auto sm:border-r sm:border-b-0"
    >
      <div
        className="absolute inset-0 origin-left bg-accent transition-transform duration-400 sm:hidden"
        style={{ transform: `scaleX(${level})` }}
      />
      <div
        className="absolute inset-0 hidden transition-transform duration-400 sm:block"
        style={{ transform: `translateY(${(1 - level) * 100}%)` }}
      >
        <Surface key={price} />
        <div className="absolute inset-x-0 top-0 h-full bg-accent" />
      </div>
      <div className="gauge-scale absolute inset-x-0 top-0 h-2.5 sm:inset-y-0 sm:right-0 sm:left-auto sm:h-auto sm:w-2.5" />
      {MARKS.map((mark) => (
        <span key={mark} className={`${PLACE} h-5 w-px bg-ink sm:h-px sm:w-5`} style={at(mark)}>
          <span
            className={`absolute top-5 left-0 -translate-x-1/2 sm:top-0 sm:right-6 sm:left-auto sm:translate-x-0 sm:-translate-y-1/2 ${price > mark ? 'text-on-accent' : ''}`}
          >
            {label(mark)}
          </span>
        </span>
      ))}
      {marks.map((mark) => (
        <span
          key={mark.id}
          className={`${PLACE} h-full w-[3px] animate-mark bg-on-accent sm:h-[3px] sm:w-full`}
          style={at(mark.level)}
        >
          <span className="absolute bottom-0 left-1.5 hidden bg-accent px-1 text-[0.6875rem] leading-none text-on-accent sm:top-1 sm:bottom-auto sm:left-1 sm:block">
            {mark.label}
          </span>
        </span>
      ))}
    </div>
  );
}

/** The water is stirred whenever the level changes, and lies still again. */
const Surface = () => (
  <svg
    viewBox="0 0 176 10"
    preserveAspectRatio="none"
    className="absolute bottom-full left-0 h-2.5 w-[200%] origin-bottom animate-surface fill-accent motion-reduce:hidden"
  >
    <path d="M0 10V5C11 0 33 0 44 5S77 10 88 5s33-5 44 0 33 5 44 0v5z" />
  </svg>
);
