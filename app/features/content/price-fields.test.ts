import { expect, it } from 'vitest';
import { DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import {
  describePriceChanges,
  figuresToValues,
  notePrices,
  readRightFigures,
} from './price-fields.ts';

const HOLDING = readFigures(DELIVERED_PRICES);
const typed = (changes: Readonly<Record<string, string>>) => {
  const values: Record<string, string> = { ...figuresToValues(HOLDING), ...changes };
  const figures = readRightFigures((name) => values[name] ?? '');
  return figures && describePriceChanges(HOLDING, figures);
};
const [followed = ''] = Object.entries(figuresToValues(HOLDING))
  .filter(([, value]) => value === '')
  .map(([name]) => name);

it('tells what would change before a list is published, however figures are written', () => {
  expect(typed({})).toEqual([]);
  const name = 'packages.startpaket';
  const now = figuresToValues(HOLDING)[name];
  expect(typed({ [name]: '1.690 €' })).toEqual([`Startpaket: ${now}\u00a0€ → 1.690\u00a0€`]);
  expect(followed).not.toBe('');
  expect(typed({ [followed]: '100' })).toHaveLength(1);
});

it('asks nothing about figures that have to be corrected first', () => {
  expect(typed({ 'packages.startpaket': 'viel' })).toBeNull();
  for (const text of ['', '0', '590,5', '2000000'])
    expect(typed({ 'packages.startpaket': text })).toBeNull();
});

it('says beside a price what it was, what it will be, and which one it follows', () => {
  const packages = { ...HOLDING.packages, startpaket: 690 };
  const groups = notePrices({
    holding: HOLDING,
    typed: { ...HOLDING, packages },
    planned: {
      figures: { ...HOLDING, packages: { ...packages, commerce: 3000 } },
      day: '2027-01-01',
    },
  });
  const find = (name: string) =>
    groups.flatMap(({ fields }) => fields).find((field) => field.name === name);
  expect(find('packages.startpaket')?.hint).toBe(
    '2 Wochen · bisher 590\u00a0€ · ab 01.01.2027: 690\u00a0€',
  );
  expect(find('packages.commerce')?.hint).toBe('4 Wochen · ab 01.01.2027: 3.000\u00a0€');
  expect(find('packages.enterprise')?.hint).toBe('6-8 Wochen');
  expect(find('projectTypes.website')?.placeholder).toBe('690');
});
