import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_LIMITS, cutParty, PartySchema } from './billing.ts';
import { totalsOf } from './totals.ts';
import { findVatProblem, taxRuleFor } from './tax-rule.ts';

it('cuts what is too long for a document without halving a letter', () => {
  const { city: most } = CUSTOMER_LIMITS;
  const fields = Object.fromEntries(Object.keys(CUSTOMER_LIMITS).map((name) => [name, '']));
  const party = { ...fields, city: 'a'.repeat(most - 1) + '😀' } as Parameters<typeof cutParty>[0];
  expect(cutParty(party).city).toBe('a'.repeat(most - 1));
});

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
  });

  it.each([
    ['DE', 'DE123456789', 'DE12345678'],
    ['AT', 'ATU12345678', 'ATU1234567'],
    ['CH', 'CHE123456789', 'CHE12345678'],
    ['CH', 'CHE123456789MWST', 'CHE123456789MEHR'],
    ['NL', 'NL123456782B01', 'NL123456782801'],
    ['BE', 'BE0123456789', 'BE2123456789'],
    ['LU', 'LU12345678', 'LU1234567X'],
  ] as const)('knows how a number of %s looks: %s, not %s', (country, vatId, wrong) => {
    const party = { kind: 'business', country } as const;
    expect(findVatProblem({ ...party, vatId })).toBeUndefined();
    expect(findVatProblem({ ...party, vatId: wrong })?.message).toContain(country);
  });

  it('notices a transposed digit of a Dutch number', () => {
    expect(
      findVatProblem({ kind: 'business', country: 'NL', vatId: 'NL123456728B01' })?.message,
    ).toContain('Prüfziffern');
  });

  it('reads a VAT number as people write it, and refuses a malformed one', () => {
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
    for (const [written, vatId] of [
      ['DE123456789', 'DE123456789'],
      ['de 123 456 789', 'DE123456789'],
      ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ])
      expect(PartySchema.parse({ ...party, vatId: written })).toMatchObject({ vatId });
  });

  it('says in German what is too long', () => {
    const { error } = PartySchema.safeParse({ city: 'x'.repeat(200) });
    expect(error!.issues.find(({ path }) => path[0] === 'city')?.message).toBe(
      'Bitte kürzen Sie die Angabe auf höchstens 120 Zeichen.',
    );
  });
});
