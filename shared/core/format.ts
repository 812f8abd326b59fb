const numbers = new Intl.NumberFormat('de-DE');
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** 1290 → '1.290,00 €' (non-breaking space before the sign). */
export const formatPrice = (amount: number): string => euros.format(amount);

/** 1290 → '1.290 €'. */
export const formatWholePrice = (amount: number): string => wholeEuros.format(amount);

/** 12345 → '12.345'. */
export const formatNumber = (value: number): string => numbers.format(value);

/** '2026-12-24' → '24.12.2026', as the private areas write days. */
export const formatNumericDay = (day: string): string => day.split('-').toReversed().join('.');

const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-20' → '20. November 2026'. */
export const formatDay = (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`));
