import { useCompanyFacts } from '#app/lib/use-company-facts.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/** All facts of the FACTS rows, together in one place. */
export function CompanyFacts() {
  return (
    <div>
      <h3 className="caption text-muted">{readTexts(HOME_TEXTS)['facts.title']}</h3>
      <dl className="mt-3 border-t border-line">
        {useCompanyFacts().map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[9.5rem_1fr] gap-4 border-b border-line py-3.5 text-small max-sm:grid-cols-1 max-sm:gap-0.5"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
