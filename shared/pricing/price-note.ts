import type { Company } from '../agency/company.ts';

/** The note beside every price (PAngV): net for businesses, gross where consumers may order too. */
export function buildPriceNote(audience: Company['audience']): string {
  return audience === 'business'
    ? 'Alle Preise netto, zuzüglich Umsatzsteuer. Unser Angebot richtet sich an Unternehmen.'
    : 'Alle Preise einschließlich Umsatzsteuer.';
}

/** The same in a few words, for the line beneath a single price. */
export const buildShortPriceNote = (audience: Company['audience']): string =>
  audience === 'business' ? 'netto, zuzüglich Umsatzsteuer' : 'einschließlich Umsatzsteuer';
