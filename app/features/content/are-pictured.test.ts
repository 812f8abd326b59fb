import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { buildPriceList, DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import { arePictured } from './are-pictured.ts';

it('shows the pictures of the samples only while the files look like them', () => {
  expect(arePictured(SAMPLE_COMPANY, DELIVERED_PRICES)).toBe(true);
  expect(arePictured({ ...SAMPLE_COMPANY, name: 'Werkhof' }, DELIVERED_PRICES)).toBe(false);
  const figures = readFigures(DELIVERED_PRICES);
  const packages = { ...figures.packages, 'smart-business': 1_390 };
  const others = buildPriceList(1, { ...figures, packages });
  expect(arePictured(SAMPLE_COMPANY, others)).toBe(false);
});
