import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { buildInstalmentPlan } from './instalments.ts';

describe('buildInstalmentPlan', () => {
  it('takes 30 % down and splits the rest', () => {
    expect(buildInstalmentPlan(1290, 6)).toEqual({
      downPayment: 387,
      instalments: [150.5, 150.5, 150.5, 150.5, 150.5, 150.5],
    });
  });

  it('always adds up to the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 3, max: 6 }),
        (total, count) => {
          const plan = buildInstalmentPlan(total, count);
          const cents = [plan.downPayment, ...plan.instalments].reduce(
            (sum, amount) => sum + Math.round(amount * 100),
            0,
          );
          expect(cents).toBe(total * 100);
          expect(Math.max(...plan.instalments) - Math.min(...plan.instalments)).toBeLessThan(0.06);
        },
      ),
    );
  });

  it('refuses counts that are not offered', () => {
    expect(() => buildInstalmentPlan(590, 2)).toThrow(RangeError);
    expect(() => buildInstalmentPlan(590, 7)).toThrow(RangeError);
  });
});
