import { useCompanyFacts } from '#app/lib/use-company-facts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/** All facts of the FACTS rows, together in one place; on phones a press away. */
export function CompanyFacts() {
  const title = readTexts(HOME_TEXTS)['facts.title'];
  return (
    <details className="unfold group">
      <summary className="flex min-h-12 list-none items-center justify-between border-y border-line font-medium">
        {title}
        <Icon name="chevron" className="transition-transform group-open:rotate-180" />
      </summary>
      <h3 className="caption mb-3 text-muted max-md:hidden">{title}</h3>
      <dl className="border-line md:border-t">
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
    </details>
  );
}
