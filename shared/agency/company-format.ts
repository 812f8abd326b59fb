import type { Company } from './company.ts';

// Apart from company.ts, so that pages work without the schema library.

/** 'NL02…' → 'NL02 ABCD …', groups of four with non-breaking spaces. */
export const formatIban = (iban: string): string =>
  iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1\u00a0');

/**
 * Deep link that opens a WhatsApp chat with the agency; a plain link, nothing
 * is loaded before the click (L-24).
 */
export const buildWhatsAppUrl = (number: string): string => `https://wa.me/${number.slice(1)}`;

/** The five facts as single visible lines: 'Straße 1, 6041 AA Roermond'. */
export const formatAddress = (company: Pick<Company, 'street' | 'postalCode' | 'city'>): string =>
  `${company.street}, ${company.postalCode} ${company.city}`;
