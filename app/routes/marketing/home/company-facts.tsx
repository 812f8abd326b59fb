import { useClaims, useCompany } from '#app/lib/use-site.ts';
import { EXPERIENCE } from '#shared/business.ts';
import { formatIban } from '#shared/company-format.ts';

/** The six facts of the FACTS rows, together in one place. */
export function CompanyFacts() {
  const company = useCompany();
  const claims = useClaims();
  const facts = [
    ['Inhaber', company.owner],
    ['Gegründet', [EXPERIENCE.foundedYear, claims.experience].filter(Boolean).join(', ')],
    ['Sitz', `${company.city} (${company.country}), ${company.street}`],
    ['Handelsregister', `KvK ${company.kvk}`],
    ['USt-IdNr. (BTW)', company.vatId],
    ['Bankverbindung', `${company.bank.bankName}, IBAN ${formatIban(company.bank.iban)}`],
  ] as const;
  return (
    <div>
      <h3 className="caption text-muted">Wer dahinter steht</h3>
      <dl className="mt-3 border-t border-line">
        {facts.map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[9.5rem_1fr] gap-4 border-b border-line py-3.5 text-small max-sm:grid-cols-1 max-sm:gap-0.5"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
