import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { findVatProblem, PartySchema, taxRuleFor, totalsOf } from './billing.ts';

describe('totals', () => {
  it('adds positions, discount and tax', () => {
    const positions = [
      { quantity: 1, unitPriceCents: 129_000, discountPercent: 0 },
      { quantity: 2.5, unitPriceCents: 9_999, discountPercent: 10 },
    ];
    expect(totalsOf(positions, 5, 21)).toEqual({
      positionCents: [129_000, 22_498],
      discountCents: 7_575,
      netCents: 143_923,
      taxCents: 30_224,
      grossCents: 174_147,
    });
  });

  it('is cent for cent the opposite for a cancellation', () => {
    const position = fc.record({
      quantity: fc.integer({ min: 1, max: 4_000 }).map((quarters) => quarters / 4),
      unitPriceCents: fc.integer({ min: 0, max: 1_000_000 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        (positions, discount) => {
          const plus = totalsOf(positions, discount, 21);
          const minus = totalsOf(
            positions.map((one) => ({ ...one, unitPriceCents: -one.unitPriceCents })),
            discount,
            21,
          );
          expect(minus.grossCents + plus.grossCents).toBe(0);
          expect(plus.grossCents).toBe(plus.netCents + plus.taxCents);
          expect(plus.netCents).toBe(
            plus.positionCents.reduce((sum, amount) => sum + amount, 0) - plus.discountCents,
          );
        },
      ),
    );
  });
});

describe('tax', () => {
  it.each([
    ['business', 'NL', 'NL001234567B01', 'S', 21],
    ['business', 'DE', 'DE123456789', 'AE', 0],
    ['business', 'DE', '', 'S', 21],
    ['consumer', 'DE', '', 'S', 21],
    ['business', 'AT', 'ATU12345678', 'AE', 0],
    ['business', 'DE', 'NL001234567B01', 'S', 21],
    ['business', 'DE', 'CHE123456789', 'S', 21],
    ['business', 'CH', '', 'O', 0],
    ['consumer', 'CH', '', 'S', 21],
  ] as const)(
    '%s in %s with VAT number "%s": %s at %d %%',
    (kind, country, vatId, category, ratePercent) => {
      expect(taxRuleFor({ kind, country, vatId })).toMatchObject({ category, ratePercent });
    },
  );

  it('lets no document out with the number of another country', () => {
    const number = { country: 'DE', vatId: 'NL001234567B01' } as const;
    expect(findVatProblem({ ...number, kind: 'business' })?.path).toEqual(['customer', 'vatId']);
    expect(findVatProblem({ ...number, kind: 'consumer' })).toBeUndefined();
    expect(findVatProblem({ ...number, kind: 'business', vatId: '' })).toBeUndefined();
    expect(findVatProblem({ ...number, kind: 'business', country: 'NL' })).toBeUndefined();
  });

  it('refuses a malformed VAT number', () => {
    const party = {
      kind: 'business',
      name: 'A',
      company: '',
      street: 'B 1',
      postalCode: '1',
      city: 'C',
      country: 'DE',
      email: 'a@b.example',
    };
    expect(PartySchema.safeParse({ ...party, vatId: 'DE 12' }).success).toBe(false);
    expect(PartySchema.safeParse({ ...party, vatId: 'DE123456789' }).success).toBe(true);
  });
});
