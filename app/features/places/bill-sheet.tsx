import type { CountryCode } from '#content/places/types.ts';
import { readTexts } from '#content/texts.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

type BillSheetProps = {
  /** Where the customer, a business, is seated. */
  country: CountryCode;
  /** What is billed, at its price without tax. */
  item: { name: string; price: number };
};

/** What our bill says to a business of that country, by the rule that the real one follows. */
export function BillSheet({ country, item }: BillSheetProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { ratePercent, note } = taxRuleFor({ kind: 'business', country, vatId: country });
  const net = item.price * 100;
  const tax = Math.round((net * ratePercent) / 100);
  const taxName = country === 'NL' ? 'btw' : 'Umsatzsteuer';
  return (
    <figure>
      <div className="paper tabular border-2 border-ink p-5 text-small">
        <p className="border-b-[3px] border-accent pb-2 font-display text-title font-semibold">
          {texts['bill.title']}
        </p>
        <dl>
          {[
            { name: item.name, cents: net },
            { name: `${taxName} ${formatPercent(ratePercent)}`, cents: tax },
          ].map(({ name, cents }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
              <dt>{name}</dt>
              <dd className="whitespace-nowrap">{formatCents(cents)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-2.5 font-display text-title font-semibold">
            <dt>{texts['bill.total']}</dt>
            <dd className="whitespace-nowrap">{formatCents(net + tax)}</dd>
          </div>
        </dl>
        {note && <p className="text-fine text-muted">{note}</p>}
      </div>
      <figcaption className="mt-4 text-small text-muted">{texts['bill.note']}</figcaption>
    </figure>
  );
}
