import { useCompany } from '#app/lib/use-site.ts';
import { useCompanyFacts } from '#app/lib/use-company-facts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '../marketing/phone-link.tsx';

/** Signed like a letter. */
export function Signature() {
  const { owner, name, city } = useCompany();
  return (
    <p className="mt-8">
      <span className="inline-block font-display text-[1.75rem] leading-tight font-semibold">
        {owner}
      </span>
      <span className="mt-2 block">
        {name}, {city}, <PhoneLink />
      </span>
    </p>
  );
}

/** Who wants to check them opens them; the imprint has them in full. */
export const FactList = () => (
  <details className="group border-y border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-6 leading-snug font-medium md:text-title">
      Alle Angaben
      <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
    </summary>
    <Facts />
  </details>
);

function Facts() {
  return (
    <dl className="pb-4">
      {useCompanyFacts().map(([label, value]) => (
        <div
          key={label}
          className="grid gap-1 border-t border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:gap-6"
        >
          <dt>{label}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
