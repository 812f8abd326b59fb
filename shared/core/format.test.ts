import fc from '#tests/support/properties.ts';
import { expect, it } from 'vitest';
import { formatNumber, formatPlainPrice, formatPrice, formatWholePrice } from './format.ts';

const write = (amount: number, maximumFractionDigits: number): string =>
  new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits,
  }).format(amount);

it('writes numbers and amounts as Intl does', () => {
  const cents = fc
    .integer({ min: -5_000_000, max: 50_000_000 })
    .filter((value) => value !== 0)
    .map((value) => value / 100);
  const any = fc.double({ min: -1e7, max: 1e7, noNaN: true }).filter((value) => value !== 0);
  fc.assert(
    fc.property(fc.oneof(cents, any), (amount) => {
      expect(formatPrice(amount)).toBe(write(amount, 2));
      expect(formatWholePrice(amount)).toBe(write(amount, 0));
    }),
  );
  fc.assert(
    fc.property(cents, (value) => {
      expect(formatNumber(value)).toBe(new Intl.NumberFormat('de-DE').format(value));
    }),
  );
  expect([formatPrice(0), formatWholePrice(-0), formatNumber(0)]).toEqual([
    '0,00\u00a0€',
    '0\u00a0€',
    '0',
  ]);
});

it('writes cents only where there are some', () => {
  expect([590, 302.2, 1290.004, 0].map(formatPlainPrice)).toEqual([
    '590\u00a0€',
    '302,20\u00a0€',
    '1.290\u00a0€',
    '0\u00a0€',
  ]);
});
