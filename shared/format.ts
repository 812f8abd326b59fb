const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** 1290 → '1.290,00 €' (non-breaking space before the sign). */
export const formatPrice = (amount: number): string => euros.format(amount);

/** 1290 → '1.290 €'. */
export const formatWholePrice = (amount: number): string => wholeEuros.format(amount);
