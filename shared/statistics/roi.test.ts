import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import {
  calculateRoi,
  explainRoiInput,
  parseGermanNumber,
  parseRoiInput,
  ROI_LIMITS,
  type RoiInput,
} from './roi.ts';

const fields = Object.keys(ROI_LIMITS) as (keyof RoiInput)[];
const anyInput = fc
  .record(
    Object.fromEntries(
      fields.map((field) => [
        field,
        fc.double({ min: ROI_LIMITS[field].min, max: ROI_LIMITS[field].max, noNaN: true }),
      ]),
    ) as Record<keyof RoiInput, fc.Arbitrary<number>>,
  )
  .map((input) => ({ ...input, months: Math.round(input.months) }));
const anyText = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.constantFrom('', '0', '-5', '1e999', 'Infinity', 'NaN', '1.290,00', '9'.repeat(400)),
);

describe('return on investment', () => {
  it('turns any text into finite numbers and finite results', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(fields.map((field) => [field, fc.option(anyText)]))),
        (texts) => {
          const input = parseRoiInput(texts);
          const numbers = Object.values(calculateRoi(input)).flatMap((result) => [
            result.monthly,
            result.gain,
            result.percent ?? 0,
            result.paybackMonths ?? 0,
            ...result.balance,
          ]);
          expect(numbers.every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });

  it.each([
    'visitors',
    'conversion',
    'orderValue',
    'hours',
    'hourlyCost',
    'uplift',
    'margin',
  ] as const)('never falls when %s grows', (field) => {
    fc.assert(
      fc.property(anyInput, fc.double({ min: 0, max: 1, noNaN: true }), (input, share) => {
        const more = {
          ...input,
          [field]: input[field] + (ROI_LIMITS[field].max - input[field]) * share,
        };
        const before = calculateRoi(input);
        const after = calculateRoi(more);
        for (const scenario of ['low', 'expected', 'high'] as const)
          expect(after[scenario].gain).toBeGreaterThanOrEqual(before[scenario].gain - 1e-6);
      }),
    );
  });

  it('orders the scenarios and keeps the balance in step with the gain', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { low, expected, high } = calculateRoi(input);
        expect(low.gain).toBeLessThanOrEqual(expected.gain + 1e-6);
        expect(expected.gain).toBeLessThanOrEqual(high.gain + 1e-6);
        expect(expected.balance).toHaveLength(input.months + 1);
        expect(expected.balance.at(-1)).toBeCloseTo(expected.gain, 0);
      }),
    );
  });

  it('computes a case by hand', () => {
    const input = {
      visitors: 1000,
      conversion: 2,
      orderValue: 100,
      hours: 10,
      hourlyCost: 40,
      investment: 1200,
      running: 0,
      uplift: 10,
      margin: 50,
      months: 12,
    };
    // 1000 × 2 % × 10 % = 2 orders, 100 € of margin, 400 € of time
    expect(calculateRoi(input).expected).toMatchObject({
      monthly: 500,
      gain: 4800,
      percent: 400,
      paybackMonths: 2.4,
    });
  });

  it('has no percentage without an investment and no payback without a surplus', () => {
    expect(calculateRoi({ ...parseRoiInput({}), investment: 0 }).expected).toMatchObject({
      percent: null,
      paybackMonths: 0,
    });
    expect(
      calculateRoi({ ...parseRoiInput({}), visitors: 0, hours: 0 }).expected.paybackMonths,
    ).toBeNull();
  });

  it('reads German and English notation', () => {
    expect(['1.290,50', '1.5', '1,5', '1.500', ' 800 € '].map(parseGermanNumber)).toEqual([
      1290.5, 1.5, 1.5, 1500, 800,
    ]);
  });
});

it.each([
  ['visitors', '1.500', undefined],
  ['visitors', '', undefined],
  ['visitors', 'abc', 'Bitte geben Sie eine Zahl ein. Gerechnet wird mit 0.'],
  ['conversion', '250 %', 'Gerechnet wird mit höchstens 100.'],
  ['orderValue', '-5', 'Gerechnet wird mit mindestens 0.'],
  ['months', '0', 'Gerechnet wird mit mindestens 1.'],
] as const)('says of %s, %j, which number counts', (field, text, told) => {
  expect(explainRoiInput(field, text)).toBe(told);
});
