import type { TaxRule } from '#shared/billing/billing.ts';
import { positionCents } from '#shared/billing/totals.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { formatCents, formatPercent, formatQuantity } from '#shared/pricing/money.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { optionGrossCents } from '#shared/offers/offer-totals.ts';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';

type Props = {
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

/** What its price is made of and adds up to, as far as the price does not say it. */
export const notesOf = (
  content: OfferContent,
  tax: TaxRule,
  position: OfferContent['positions'][number],
): string[] => [
  ...(isFlat(position)
    ? []
    : [
        `${formatQuantity(position.quantity, position.unit)} je ` +
          formatCents(position.unitPriceCents),
      ]),
  ...(position.discountPercent > 0
    ? [`abzüglich ${formatPercent(position.discountPercent)} Rabatt`]
    : []),
  ...(position.optional && content.customer.kind === 'consumer'
    ? [`erhöht den Gesamtbetrag um ${formatCents(optionGrossCents(content, tax, position.id))}`]
    : []),
];

/** Positions of a frozen offer; with `onOptions` the optional ones can be chosen. */
export function OfferPositions({
  content,
  tax = taxRuleFor(content.customer),
  options,
  onOptions,
  isOrdered = false,
}: Props) {
  return (
    <ol className="divide-y divide-line">
      {content.positions.map((position) => {
        const isOut = position.optional && !options.includes(position.id);
        return (
          <li key={position.id} className="py-4 first:pt-0 last:pb-0">
            <div className="flex justify-between gap-6">
              <h3 className="min-w-0 font-semibold break-words">{position.title}</h3>
              <p
                className={cx(
                  'tabular whitespace-nowrap',
                  isOut && isOrdered ? 'text-muted' : 'font-semibold',
                )}
              >
                {isOut && !isOrdered && <span aria-hidden="true">+ </span>}
                {formatCents(positionCents(position))}
              </p>
            </div>
            {position.description && (
              <p className="mt-1 max-w-[68ch] text-small break-words whitespace-pre-line text-muted">
                {position.description}
              </p>
            )}
            {notesOf(content, tax, position).map((note) => (
              <p key={note} className="mt-1 text-small text-muted">
                {note}
              </p>
            ))}
            {position.optional &&
              (onOptions ? (
                <Checkbox
                  className="scriptless:hidden"
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
          </li>
        );
      })}
    </ol>
  );
}
