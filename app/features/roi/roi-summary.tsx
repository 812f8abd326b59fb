import type { RoiResult, RoiScenario } from '#shared/statistics/roi.ts';
import { formatAmount, formatPayback, formatPercent } from './format-roi.ts';

type Results = Record<RoiScenario, RoiResult>;

/**
 * The expected figure and the range around it, never a promise. It stays in view
 * while the fields are filled in; on phones it comes before them.
 */
export function RoiGain({ results, months }: { results: Results; months: number }) {
  const { low, expected, high } = results;
  return (
    <section
      aria-labelledby="roi-ergebnis"
      aria-live="polite"
      className="max-lg:sticky top-(--header-height) z-10 border-ink bg-canvas py-3 max-lg:order-first max-lg:border-b lg:-mt-3"
    >
      <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4">
        <h2 id="roi-ergebnis" className="font-text text-small font-semibold tracking-normal">
          Ergebnis nach {months === 1 ? 'einem Monat' : `${months} Monaten`}
        </h2>
        <p
          className="min-w-0 font-display text-[2rem] leading-none font-semibold [overflow-wrap:anywhere] lg:mt-2 lg:text-figure"
          data-testid="roi-gewinn"
        >
          {formatAmount(expected.gain)}
        </p>
      </div>
      <p className="mt-1 text-muted max-lg:text-right">
        zwischen {formatAmount(low.gain)} und {formatAmount(high.gain)}
      </p>
    </section>
  );
}

/** What the gain comes from: the three figures with their ranges. */
export function RoiFigures({ results }: { results: Results }) {
  const { low, expected, high } = results;
  return (
    <section aria-label="Kennzahlen">
      <dl className="grid grid-cols-1 border-t border-line-strong sm:grid-cols-3">
        <Figure
          label="Rendite"
          value={formatPercent(expected.percent)}
          range={`${formatPercent(low.percent)} bis ${formatPercent(high.percent)}`}
        />
        <Figure
          label="Amortisation"
          value={formatPayback(expected.paybackMonths)}
          range={`${formatPayback(high.paybackMonths)} bis ${formatPayback(low.paybackMonths)}`}
        />
        <Figure
          label="Beitrag im Monat"
          value={formatAmount(expected.monthly)}
          range={`${formatAmount(low.monthly)} bis ${formatAmount(high.monthly)}`}
        />
      </dl>
    </section>
  );
}

function Figure({ label, value, range }: { label: string; value: string; range: string }) {
  return (
    <div className="border-b border-line py-3 pr-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="tabular mt-1 text-title font-semibold">{value}</dd>
      <dd className="tabular text-small text-muted">{range}</dd>
    </div>
  );
}
