import { expect, it } from 'vitest';
import { buildOfferTexts } from './offer-texts.ts';

const SELLER = {
  name: 'Maasbogen Digital',
  owner: 'Erika Muster',
  address: 'Musterstraat 1, 6041 XX Roermond',
  countryName: 'Niederlande',
  phone: '+31 475 000 000',
  email: 'kontakt@maasbogen.example',
} as unknown as Parameters<typeof buildOfferTexts>[1];
const TERMS = { updated: '2026-11-24' };

it('lets a business confirm that it orders as one, and names the terms', () => {
  const { order, withdrawal } = buildOfferTexts('business', SELLER, TERMS);
  expect(order).toContain('AGB vom 24. November 2026');
  expect(order).toContain('als Unternehmer');
  expect(withdrawal).toBe('');
});

it('asks nothing of the kind of a consumer, who gets the withdrawal notice', () => {
  const { order, withdrawal } = buildOfferTexts('consumer', SELLER, TERMS);
  expect(order).not.toContain('Unternehmer');
  expect(withdrawal).toContain('Widerruf');
});
