import { expect, it } from 'vitest';
import { DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import { describeTypedChanges, figuresToValues } from './price-fields.ts';

const HOLDING = readFigures(DELIVERED_PRICES);
const typed = (changes: Readonly<Record<string, string>>) => {
  const values: Record<string, string> = { ...figuresToValues(HOLDING), ...changes };
  return describeTypedChanges(HOLDING, (name) => values[name] ?? '');
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
