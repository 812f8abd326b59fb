import { positionCents, taxRuleFor, type TaxRule } from '#shared/billing/billing.ts';
import { formatCents, formatPercent, formatQuantity } from '#shared/pricing/money.ts';
import { offerTotals, optionGrossCents, type OfferContent } from '#shared/offers/offer.ts';
import { duePayments } from '#shared/billing/payment-plan.ts';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { taxLabel } from './offer-facts.ts';

type ViewProps = {
  content: OfferContent;
  tax?: TaxRule;
  options: readonly string[];
  /** By what is chosen then: two choices can arrive at once. */
  onOptions?: (change: (options: string[]) => string[]) => void;
  /** Ordered as it is: what was not chosen then is out. */
  isOrdered?: boolean;
};

/** One price for all of it: the note below the positions says so once. */
const isFlat = ({ quantity, unit }: OfferContent['positions'][number]): boolean =>
  quantity === 1 && unit === 'pauschal';

/** Positions of a frozen offer; with `onOptions` the optional ones can be chosen. */
export function OfferPositions({
  content,
  tax = taxRuleFor(content.customer),
  options,
  onOptions,
  isOrdered = false,
}: ViewProps) {
  return (
    <ol className="border-t border-line-strong">
      {content.positions.map((position) => {
        const isOut = position.optional && !options.includes(position.id);
        return (
          <li
            key={position.id}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <h3 className="font-semibold break-words">{position.title}</h3>
              {position.description && (
                <p className="mt-1 max-w-[68ch] text-small break-words whitespace-pre-line text-muted">
                  {position.description}
                </p>
              )}
              {!isFlat(position) && (
                <p className="mt-1 text-small text-muted">
                  {formatQuantity(position.quantity, position.unit)} je{' '}
                  {formatCents(position.unitPriceCents)}
                </p>
              )}
              {position.discountPercent > 0 && (
                <p className="mt-1 text-small text-muted">
                  abzüglich {formatPercent(position.discountPercent)} Rabatt
                </p>
              )}
              {position.optional &&
                (onOptions ? (
                  <Checkbox
                    label={`${position.title} dazu beauftragen`}
                    checked={options.includes(position.id)}
                    onChange={(event) =>
                      onOptions((now) =>
                        event.target.checked
                          ? [...now, position.id]
                          : now.filter((id) => id !== position.id),
                      )
                    }
                  />
                ) : (
                  <p className={cx('mt-1 text-small', isOut ? 'text-muted' : 'font-semibold')}>
                    {!isOut ? 'Optional, gewählt' : isOrdered ? 'Nicht gewählt' : 'Optional'}
                  </p>
                ))}
            </div>
            <p
              className={cx(
                'tabular whitespace-nowrap sm:text-right',
                isOut && isOrdered ? 'text-muted' : 'font-semibold',
              )}
            >
              {isOut && !isOrdered && <span aria-hidden="true">+ </span>}
              {formatCents(positionCents(position))}
              {position.optional && content.customer.kind === 'consumer' && (
                <span className="block text-small font-normal text-muted">
                  mit Umsatzsteuer {formatCents(optionGrossCents(content, tax, position.id))}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Net, tax and total for the options chosen, and when how much is due. */
export function OfferSums({
  content,
  tax = taxRuleFor(content.customer),
  options,
  isOrdered = false,
}: Omit<ViewProps, 'onOptions'>) {
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
      <dl className="text-small">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div
          className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink py-2.5"
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
          <dl className="text-small">
            {payments.map(({ label, cents }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
                <dt className="text-muted">{label}</dt>
                <dd className="tabular whitespace-nowrap">{formatCents(cents)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="mt-3 text-small text-muted">Zahlbar nach Abnahme und Erhalt der Rechnung.</p>
      )}
    </div>
  );
}
