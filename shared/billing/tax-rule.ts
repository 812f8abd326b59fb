import { isValidVatId } from '../agency/check-digits.ts';
import type { Party, TaxRule } from './billing.ts';

/** How the VAT numbers of a country begin and look, and one of them. */
const VAT_NUMBERS: Readonly<
  Record<Party['country'], { prefix: string; shape: RegExp; example: string }>
> = {
  DE: { prefix: 'DE', shape: /^DE\d{9}$/, example: 'DE123456789' },
  AT: { prefix: 'ATU', shape: /^ATU\d{8}$/, example: 'ATU12345678' },
  CH: { prefix: 'CHE', shape: /^CHE\d{9}(MWST|TVA|IVA)?$/, example: 'CHE123456789MWST' },
  NL: { prefix: 'NL', shape: /^NL\d{9}B\d{2}$/, example: 'NL123456782B01' },
  BE: { prefix: 'BE', shape: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  LU: { prefix: 'LU', shape: /^LU\d{8}$/, example: 'LU12345678' },
};

type Taxed = Pick<Party, 'kind' | 'country' | 'vatId'>;
const hasOwnNumber = ({ country, vatId }: Taxed): boolean =>
  vatId.startsWith(VAT_NUMBERS[country].prefix);

/** What keeps a document from going out; what went out earlier may be read with it. */
export function findVatProblem(party: Taxed): { path: string[]; message: string } | undefined {
  const { country, vatId } = party;
  if (party.kind === 'consumer' || vatId === '') return undefined;
  const { shape, example } = VAT_NUMBERS[country];
  const message = !hasOwnNumber(party)
    ? 'Diese USt-IdNr. gehört zu einem anderen Land als die Anschrift.'
    : !shape.test(vatId)
      ? `Diese USt-IdNr. ist nicht vollständig oder zu lang. Sie sieht so aus: ${example}.`
      : !isValidVatId(vatId)
        ? 'Die Prüfziffern dieser USt-IdNr. stimmen nicht.'
        : '';
  return message ? { path: ['customer', 'vatId'], message } : undefined;
}

/** Dutch standard rate: the agency is seated in the Netherlands and does its work there. */
export const DUTCH_VAT_PERCENT = 21;

/**
 * Place of supply of services by a Dutch business (Art. 44, 45, 59 and 196
 * Directive 2006/112/EC): businesses abroad with a VAT number of their country
 * owe the tax themselves; services to Swiss businesses are not taxable here; everybody else
 * pays the Dutch rate.
 */
export function taxRuleFor(party: Taxed): TaxRule {
  if (party.country !== 'NL' && party.kind === 'business') {
    if (party.country === 'CH') {
      return {
        category: 'O',
        ratePercent: 0,
        note:
          'Nicht steuerbare Leistung: Der Leistungsort liegt in der Schweiz (Art. 44 ' +
          'Richtlinie 2006/112/EG).',
      };
    }
    if (hasOwnNumber(party))
      return {
        category: 'AE',
        ratePercent: 0,
        note:
          'Steuerschuldnerschaft des Leistungsempfängers (btw verlegd, Art. 196 Richtlinie ' +
          '2006/112/EG).',
      };
  }
  return { category: 'S', ratePercent: DUTCH_VAT_PERCENT, note: '' };
}
