import { formatAddress, formatIban } from '#shared/agency/company-format.ts';
import { useClaims, useCompany } from './use-site.ts';

/**
 * Label and value of what anybody can look up about the agency (FACTS-01…06),
 * and what came of it while those claims may be shown.
 */
export function useCompanyFacts(): [string, string][] {
  const company = useCompany();
  const claims = useClaims();
  const { holder, iban, bic, bankName } = company.bank;
  // Lines end between the two numbers, never within one.
  const account = [`IBAN ${formatIban(iban)}`, `BIC ${bic}`]
    .map((number) => number.replaceAll(' ', '\u00a0'))
    .join(', ');
  const facts: [string, string][] = [
    ['Inhaber', company.owner],
    [
      company.founded ? 'Gegründet' : 'Erfahrung',
      [company.founded, claims.experience].filter(Boolean).join(', '),
    ],
    ['Aufträge', [claims.projects, claims.customers].filter(Boolean).join(' für ')],
    ['Sitz', `${formatAddress(company)} (${company.country})`],
    ['Handelsregister', `KvK ${company.kvk}`],
    ['USt-IdNr. (BTW)', company.vatId],
    ['Bankverbindung', `${holder}, ${account}, ${bankName}`],
  ];
  return facts.filter(([, value]) => value !== '');
}
