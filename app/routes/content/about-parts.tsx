import { useCompany } from '#app/lib/use-site.ts';
import { useCompanyFacts } from '#app/lib/use-company-facts.ts';
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

/** All facts of the FACTS rows together; the imprint has them in full. */
export const FactList = () => (
  <dl className="border-t border-line">
    {useCompanyFacts().map(([label, value]) => (
      <div
        key={label}
        className="grid gap-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:gap-6"
      >
        <dt className="text-muted">{label}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);
