import type { RoiResult, RoiScenario } from '#shared/statistics/roi.ts';
import { formatAmount, formatPayback, formatPercent } from './format-roi.ts';

/** The range first, the single expected figure inside it, never a promise. */
export function RoiSummary({
  results,
  months,
}: {
  results: Record<RoiScenario, RoiResult>;
  months: number;
}) {
  const { low, expected, high } = results;
  return (
    <section aria-labelledby="roi-ergebnis" aria-live="polite">
      <h2 id="roi-ergebnis" className="caption text-muted">
        Ergebnis nach {months === 1 ? 'einem Monat' : `${months} Monaten`}
      </h2>
      <p
        className="mt-2 font-display text-figure font-semibold [overflow-wrap:anywhere]"
        data-testid="roi-gewinn"
      >
        {formatAmount(expected.gain)}
      </p>
      <p className="mt-1 text-muted">
        zwischen {formatAmount(low.gain)} und {formatAmount(high.gain)}
      </p>
      <dl className="mt-6 grid grid-cols-1 border-t border-line-strong sm:grid-cols-3">
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
    <div className="border-b border-line py-4 pr-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="tabular mt-1 text-title font-semibold">{value}</dd>
      <dd className="tabular text-fine text-muted">{range}</dd>
    </div>
  );
}
