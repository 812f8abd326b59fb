import { formatWholePrice } from '#shared/format.ts';

const TOP = 4500;
const MARKS = [0, 1000, 2000, 3000, 4000];

/** A river gauge whose water level is the price. Decoration: the price itself stands beside it as text. */
export function PriceGauge({ price }: { price: number }) {
  return (
    <div aria-hidden="true" className="relative overflow-hidden border-r border-line-strong bg-sunken">
      <div
        className="absolute inset-x-0 bottom-0 h-full origin-bottom bg-accent transition-transform duration-300"
        style={{ transform: `scaleY(${Math.min(1, price / TOP)})` }}
      />
      <div className="absolute inset-y-0 right-0 w-2.5 bg-[repeating-linear-gradient(0deg,var(--ink)_0_1px,transparent_1px_calc(100%/45))] opacity-60" />
      {MARKS.map((mark) => (
        <span
          key={mark}
          className="tabular absolute right-0 flex translate-y-1/2 items-center gap-1.5 text-[0.75rem] leading-none font-semibold"
          style={{ bottom: `${(mark / TOP) * 100}%` }}
        >
          {mark > 0 && <span className="mix-blend-normal">{formatWholePrice(mark).replace(/\s?€/, '')}</span>}
          <span className="h-px w-5 bg-ink" />
        </span>
      ))}
    </div>
  );
}
