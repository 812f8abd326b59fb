import { lazily } from './lazily.ts';

// Numbers and amounts as `Intl.NumberFormat` writes them in German. Written here, because
// every public page shows some, and the first formatter of a page cost Chromium some 35 ms.

/** '-1290.5' → '-1.290,5' */
function writeGerman(digits: string): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** 1290 → '1.290,00 €' (non-breaking space before the sign). */
export const formatPrice = (amount: number): string => `${writeGerman(amount.toFixed(2))}\u00a0€`;

/** 1290 → '1.290 €'. */
export const formatWholePrice = (amount: number): string =>
  `${writeGerman(amount.toFixed(0))}\u00a0€`;

/** 1290 → '1.290 €', 531.5 → '531,50 €': cents only where there are some. */
export const formatPlainPrice = (amount: number): string =>
  Math.round(amount * 100) % 100 === 0 ? formatWholePrice(amount) : formatPrice(amount);

/** 12345 → '12.345'; at most three decimals. */
export const formatNumber = (value: number): string =>
  writeGerman(String(Math.round(value * 1000) / 1000));

/** '2026-12-24' → '24.12.2026', as the private areas write days. */
export const formatNumericDay = (day: string): string => day.split('-').toReversed().join('.');

const longDate = lazily(
  () => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
);

/** '2026-11-20' → '20. November 2026'. */
export const formatDay = (day: string): string => longDate().format(new Date(`${day}T00:00:00Z`));
