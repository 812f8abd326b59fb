import { formatPlainPrice } from '#shared/core/format.ts';

export type PriceExampleData = {
  title: string;
  lines: readonly { label: string; amount: number }[];
  total: number;
  plan: { downPayment: number; instalments: readonly number[] };
  note: string;
  taxNote: string;
};

/**
 * A worked example as the price function computes it, laid out like the offer
 * the customer will get.
 */
export function PriceExample({ example }: { example: PriceExampleData }) {
  const { plan } = example;
  return (
    <div className="rounded-control border border-ink bg-surface p-5 shadow-[inset_0_6px_0_var(--accent)] sm:p-6">
      <p className="caption text-muted">Rechenbeispiel</p>
      <p className="mt-1 font-display text-title font-semibold">{example.title}</p>
      <dl className="mt-5">
        {example.lines.map((line) => (
          <div
            key={line.label}
            className="flex items-baseline justify-between gap-6 border-b border-line py-2.5"
          >
            <dt>{line.label}</dt>
            <dd className="tabular whitespace-nowrap">{formatPlainPrice(line.amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 py-3 font-semibold">
          <dt>Summe</dt>
          <dd className="tabular text-title whitespace-nowrap">
            {formatPlainPrice(example.total)}
          </dd>
        </div>
      </dl>
      <p className="border-t border-line-strong pt-4 text-small">
        Als Ratenplan für Unternehmen: {formatPlainPrice(plan.downPayment)} Anzahlung, danach{' '}
        {plan.instalments.length} Monatsraten zu {formatPlainPrice(plan.instalments[0] ?? 0)}
        {plan.instalments.at(-1) !== plan.instalments[0] &&
          `, die letzte zu ${formatPlainPrice(plan.instalments.at(-1) ?? 0)}`}
        .
      </p>
      <p className="mt-3 text-small text-muted">
        {example.note} {example.taxNote}
      </p>
    </div>
  );
}
