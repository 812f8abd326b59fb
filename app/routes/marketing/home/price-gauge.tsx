import type { CSSProperties } from 'react';
import { formatWholePrice } from '#shared/core/format.ts';

const TOP = 4500;
const MARKS = [1000, 2000, 3000, 4000];

const share = (amount: number): string => `${Math.min(1, amount / TOP) * 100}%`;
const label = (mark: number): string => formatWholePrice(mark).replace(/\s?€/, '');

/** A river gauge whose water level is the price; it lies on phones and stands elsewhere. Decoration: the price is there as text. */
export function PriceGauge({ price }: { price: number }) {
  return (
    <div
      aria-hidden="true"
      className="tabular relative h-12 overflow-hidden border-b border-line-strong bg-sunken text-[0.75rem] font-semibold sm:h-auto sm:border-r sm:border-b-0"
    >
      <div
        className="absolute inset-0 origin-left bg-accent transition-transform duration-300 sm:hidden"
        style={{ transform: `scaleX(${Math.min(1, price / TOP)})` }}
      />
      <div
        className="absolute inset-0 hidden origin-bottom bg-accent transition-transform duration-300 sm:block"
        style={{ transform: `scaleY(${Math.min(1, price / TOP)})` }}
      />
      <div className="gauge-scale absolute inset-x-0 top-0 h-2.5 sm:inset-y-0 sm:right-0 sm:left-auto sm:h-auto sm:w-2.5" />
      {MARKS.map((mark) => (
        <span
          key={mark}
          className="absolute top-0 left-(--at) h-5 w-px bg-ink sm:top-auto sm:right-0 sm:bottom-(--at) sm:left-auto sm:h-px sm:w-5"
          // React's type knows no custom properties.
          style={{ '--at': share(mark) } as CSSProperties}
        >
          <span
            className={`absolute top-5 left-0 -translate-x-1/2 sm:top-0 sm:right-6 sm:left-auto sm:translate-x-0 sm:-translate-y-1/2 ${price > mark ? 'text-on-accent' : ''}`}
          >
            {label(mark)}
          </span>
        </span>
      ))}
    </div>
  );
}
