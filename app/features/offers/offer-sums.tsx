import type { TaxRule } from '#shared/billing/billing.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { duePayments } from '#shared/billing/payment-plan.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { offerTotals } from '#shared/offers/offer-totals.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';
import { taxLabel } from '#shared/billing/tax-label.ts';

type Props = {
  content: OfferContent;
  tax?: TaxRule;
  options: readonly string[];
  /** Ordered as it is: what was not chosen then is out. */
  isOrdered?: boolean;
};

/** Net, tax and total for the options chosen, and when how much is due. */
export function OfferSums({
  content,
  tax = taxRuleFor(content.customer),
  options,
  isOrdered = false,
}: Props) {
  const totals = offerTotals(content, tax, options);
  const payments = duePayments(content.paymentPlan, totals.grossCents);
  const isWithoutOptions =
    !isOrdered && options.length === 0 && content.positions.some(({ optional }) => optional);
  const rows = [
    ...(totals.discountCents > 0
      ? [
          ['Summe der Positionen', formatCents(totals.netCents + totals.discountCents)] as const,
          [
            `Rabatt ${formatPercent(content.discountPercent)}`,
            formatCents(-totals.discountCents),
          ] as const,
        ]
      : []),
    ['Netto', formatCents(totals.netCents)] as const,
    [taxLabel(tax), formatCents(totals.taxCents)] as const,
  ];
  return (
    <div>
      <dl className="divide-y divide-line text-small">
        {rows.map(([label, value]) => (
          <SumRow key={label} label={label} value={value} />
        ))}
        <div
          className="flex items-baseline justify-between gap-4 border-t-2 border-ink py-2.5"
          aria-live="polite"
        >
          <dt className="font-semibold">
            {isWithoutOptions ? 'Gesamtbetrag ohne Optionen' : 'Gesamtbetrag'}
          </dt>
          <dd className="tabular text-title font-bold whitespace-nowrap">
            {formatCents(totals.grossCents)}
          </dd>
        </div>
      </dl>
      {tax.note && <p className="mt-2 text-fine text-muted">{tax.note}</p>}
      {payments.length > 1 ? (
        <>
          <p className="mt-4 text-small font-semibold">Zahlungsplan</p>
          <dl className="divide-y divide-line text-small">
            {payments.map(({ label, cents }) => (
              <SumRow key={label} label={label} value={formatCents(cents)} />
            ))}
          </dl>
        </>
      ) : (
        <p className="mt-3 text-small text-muted">Zahlbar nach Abnahme und Erhalt der Rechnung.</p>
      )}
    </div>
  );
}

const SumRow = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4 py-1.5">
    <dt className="text-muted">{label}</dt>
    <dd className="tabular whitespace-nowrap">{value}</dd>
  </div>
);
