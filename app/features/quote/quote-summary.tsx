import { PROJECT_TYPES, URGENCIES } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { useCompany } from '#app/lib/use-site.ts';
import type { QuoteForm } from './quote-form.ts';

export function QuoteSummary({ form, estimate }: { form: QuoteForm; estimate: number }) {
  const { audience } = useCompany();
  const rows = [
    ['Projektart', PROJECT_TYPES.find((type) => type.id === form.projectType)?.title],
    ['Branche', form.industry],
    ['Dringlichkeit', URGENCIES.find((option) => option.value === form.urgency)?.label],
    ['Geschätzter Preis', estimate > 0 ? formatWholePrice(estimate) : undefined],
  ].filter(([, value]) => value);
  return (
    <section
      aria-labelledby="quote-summary-title"
      className="border-y border-line bg-surface px-4 py-3 sm:border-x"
    >
      <h3 id="quote-summary-title" className="caption mb-1">
        Zusammenfassung
      </h3>
      <dl className="divide-y divide-line text-small">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 py-1.5 last:font-semibold">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {estimate > 0 && (
        <p className="text-fine text-muted">
          Schätzung {buildShortPriceNote(audience)}, unverbindlich.
        </p>
      )}
    </section>
  );
}
