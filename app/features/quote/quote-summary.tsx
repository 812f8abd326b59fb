import { findPackage, PROJECT_TYPES, URGENCIES } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { explainMonth } from '#shared/pricing/price.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { useCompany, usePrices } from '#app/lib/use-site.ts';
import { priceForm, type QuoteForm } from './quote-form.ts';

/** What will be sent, and what it comes to. */
export function QuoteSummary({ form }: { form: QuoteForm }) {
  const { audience } = useCompany();
  const prices = usePrices();
  const { estimate, ofPackage } = priceForm(form, prices);
  const extras = prices.services.filter(({ id }) => form.additionalServices.includes(id));
  const rows = [
    ['Paket', findPackage(form.package)?.name],
    ['Projektart', PROJECT_TYPES.find((type) => type.id === form.projectType)?.title],
    ['Branche', form.industry],
    ['Dringlichkeit', URGENCIES.find((option) => option.value === form.urgency)?.label],
    ['Zusätze', extras.map(({ label }) => label).join(', ')],
    ['Preis des Pakets', ofPackage === null ? undefined : formatWholePrice(ofPackage)],
    [
      ofPackage === null ? 'Geschätzter Preis' : 'Geschätzter Preis ohne Paket',
      estimate > 0 ? formatWholePrice(estimate) : undefined,
    ],
  ].filter(([, value]) => value);
  const leading = ofPackage === null ? rows.length - 1 : rows.length - 2;
  return (
    <section
      aria-labelledby="quote-summary-title"
      className="border-y border-line bg-surface px-4 py-2.5 sm:border-x"
    >
      <h3 id="quote-summary-title" className="caption">
        Zusammenfassung
      </h3>
      <dl className="divide-y divide-line text-small">
        {rows.map(([term, value], index) => (
          <div
            key={term}
            className={`flex flex-wrap gap-x-6 py-1 ${estimate > 0 && index === leading ? 'font-semibold' : ''}`}
          >
            <dt className="text-muted">{term}</dt>
            <dd className="tabular min-w-0 flex-1 basis-20 text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {estimate > 0 && (
        <p className="text-fine text-muted">
          {ofPackage === null ? 'Schätzung' : 'Preise'} {buildShortPriceNote(audience)},
          unverbindlich. {explainMonth(form.additionalServices)}
        </p>
      )}
    </section>
  );
}
