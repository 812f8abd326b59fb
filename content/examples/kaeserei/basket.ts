/** Food and everything else, in percent. */
export const RATES = { DE: { food: 7, other: 19 }, NL: { food: 9, other: 21 } } as const;
export type Country = keyof typeof RATES;
export const SHIPPING = { DE: 8.9, NL: 6.9 } as const;

export type Line = { price: number; food: boolean };
export type Sums = {
  goods: number;
  shipping: number;
  total: number;
  taxes: { rate: number; tax: number }[];
};

/** Prices contain their tax; the parcel shares the rates of what is in it. */
export function addUp(lines: readonly Line[], country: Country): Sums {
  const goods = lines.reduce((sum, line) => sum + line.price, 0);
  const shipping = lines.length > 0 ? SHIPPING[country] : 0;
  const taxes = [true, false].flatMap((food) => {
    const part = lines
      .filter((line) => line.food === food)
      .reduce((sum, line) => sum + line.price, 0);
    if (part === 0) return [];
    const rate = RATES[country][food ? 'food' : 'other'];
    const gross = part + (shipping * part) / goods;
    return [{ rate, tax: (gross * rate) / (100 + rate) }];
  });
  return { goods, shipping, total: goods + shipping, taxes };
}

export const euro = (amount: number): string =>
  amount.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });
