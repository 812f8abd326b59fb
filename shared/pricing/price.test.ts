import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { ADDITIONAL_SERVICES, PROJECT_TYPES, URGENCIES } from '../agency/business.ts';
import { estimatePrice, explainMonth, pricePackage, urgencyBadge } from './price.ts';

/**
 * Exact arithmetic in thousandths, independent of the function under test; all
 * values are positive, so half rounds up.
 */
const exact = (base: number, multiplierTenths: number, surcharge: number) =>
  Math.floor((base * multiplierTenths * 2 + 10) / 20) + surcharge;

describe('estimatePrice', () => {
  it('equals round(base × multiplier + Σ services) for every combination', () => {
    let combinations = 0;
    for (const { id: projectType, basePrice } of PROJECT_TYPES) {
      for (const { value: urgency, multiplier } of [...URGENCIES, { value: '', multiplier: 1 }]) {
        for (let mask = 0; mask < 1 << ADDITIONAL_SERVICES.length; mask++) {
          const chosen = ADDITIONAL_SERVICES.filter((_, bit) => mask & (1 << bit));
          const surcharge = chosen.reduce((sum, { price }) => sum + price, 0);
          expect(
            estimatePrice({ projectType, urgency, additionalServices: chosen.map(({ id }) => id) }),
          ).toBe(exact(basePrice, Math.round(multiplier * 10), surcharge));
          combinations++;
        }
      }
    }
    expect(combinations).toBe(4 * 5 * 64);
  });

  it.each([
    ['chatbot', 'asap', [], 129],
    ['website', '', [], 590],
    ['shop', 'asap', ['seo'], 3616],
    ['automation', 'planning', ['maintenance', 'social'], 1240],
  ])('%s %s %j costs %d', (projectType, urgency, additionalServices, price) => {
    expect(estimatePrice({ projectType, urgency, additionalServices })).toBe(price);
  });

  it('is 0 without a project type and ignores unknown and repeated services', () => {
    expect(estimatePrice({ projectType: '', urgency: 'asap', additionalServices: ['seo'] })).toBe(
      0,
    );
    expect(
      estimatePrice({
        projectType: 'website',
        urgency: '',
        additionalServices: ['seo', 'seo', 'nothing'],
      }),
    ).toBe(839);
  });

  it('is a whole number for any input', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.string()),
        (projectType, urgency, additionalServices) =>
          Number.isInteger(estimatePrice({ projectType, urgency, additionalServices })),
      ),
    );
  });
});

it('shows the urgency as a signed percentage and nothing at 1.0', () => {
  expect(URGENCIES.map(({ multiplier }) => urgencyBadge(multiplier))).toEqual([
    '+30%',
    '',
    '-10%',
    '-20%',
  ]);
});

describe('pricePackage', () => {
  it.each([
    ['smart-business', '', [], 1290],
    ['smart-business', 'asap', ['maintenance'], 1756],
    ['enterprise', 'planning', ['seo', 'seo'], 5041],
    ['', 'asap', ['seo'], null],
    ['gold', '', [], null],
  ])('PACK-01: %s %s %j costs %s', (id, urgency, additionalServices, price) =>
    expect(pricePackage({ package: id, urgency, additionalServices })).toBe(price),
  );
});

it('PACK-04: says that a sum counts one month of maintenance', () => {
  expect(explainMonth(['seo', 'maintenance'])).toContain('einem Monat');
  expect(explainMonth(['seo'])).toBe('');
});
