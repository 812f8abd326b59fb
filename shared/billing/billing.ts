import * as z from 'zod/mini';
import { FINANCING } from '../agency/business.ts';
import { isEmailAddress } from '../forms/email-address.ts';

// What offers and invoices are made of. Money is whole euro cents, percentages
// are whole or decimal numbers (19 = 19 %).

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const required = (max: number, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max));
const cents = () => z.int().check(z.gte(-1_000_000_00), z.lte(1_000_000_00));

export const CUSTOMER_COUNTRIES = ['DE', 'AT', 'CH', 'NL', 'BE', 'LU'] as const;
export const COUNTRY_NAMES: Readonly<Record<(typeof CUSTOMER_COUNTRIES)[number], string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  NL: 'Niederlande',
  BE: 'Belgien',
  LU: 'Luxemburg',
};

/** The customer as he stands on the document. */
export const PartySchema = z.object({
  kind: z.enum(['business', 'consumer']),
  name: required(120, 'Bitte geben Sie einen Namen ein.'),
  company: line(160),
  street: required(160, 'Bitte geben Sie Straße und Hausnummer ein.'),
  postalCode: required(12, 'Bitte geben Sie die PLZ ein.'),
  city: required(120, 'Bitte geben Sie den Ort ein.'),
  country: z.enum(CUSTOMER_COUNTRIES),
  email: z
    .string()
    .check(z.trim(), z.refine(isEmailAddress, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')),
  /** With country prefix and without spaces; empty: none. */
  vatId: z
    .string()
    .check(
      z.trim(),
      z.regex(/^$|^(ATU|BE|CHE|DE|LU|NL)[A-Z0-9]{6,12}$/, 'Bitte prüfen Sie die USt-IdNr.'),
    ),
});
export type Party = z.infer<typeof PartySchema>;

/** How the VAT numbers of a country begin. */
const VAT_PREFIXES: Readonly<Record<Party['country'], string>> = {
  DE: 'DE',
  AT: 'ATU',
  CH: 'CHE',
  NL: 'NL',
  BE: 'BE',
  LU: 'LU',
};

type Taxed = Pick<Party, 'kind' | 'country' | 'vatId'>;
const hasOwnNumber = ({ country, vatId }: Taxed): boolean =>
  vatId.startsWith(VAT_PREFIXES[country]);

/** What keeps a document from going out; what went out earlier may be read with it. */
export const findVatProblem = (party: Taxed): { path: string[]; message: string } | undefined =>
  party.kind === 'business' && party.vatId !== '' && !hasOwnNumber(party)
    ? {
        path: ['customer', 'vatId'],
        message: 'Diese USt-IdNr. gehört zu einem anderen Land als die Anschrift.',
      }
    : undefined;

export const UNITS = ['pauschal', 'Stunde', 'Stück', 'Monat'] as const;

export const PositionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  title: required(200, 'Bitte geben Sie der Position einen Titel.'),
  description: line(2000),
  quantity: z.number().check(z.positive(), z.lte(10_000)),
  unit: z.enum(UNITS),
  unitPriceCents: cents(),
  discountPercent: z.number().check(z.gte(0), z.lte(100)),
  /** Offers only: counts when the customer chooses it. */
  optional: z.boolean(),
});
export type Position = z.infer<typeof PositionSchema>;

/**
 * Value added tax categories of EN 16931 (UNTDID 5305) that this agency meets:
 * standard rate, reverse charge, outside scope.
 */
export const TaxRuleSchema = z.object({
  category: z.enum(['S', 'AE', 'O']),
  ratePercent: z.number(),
  note: z.string(),
});
export type TaxRule = z.infer<typeof TaxRuleSchema>;

/** Dutch standard rate: the agency is seated in the Netherlands and does its work there. */
export const DUTCH_VAT_PERCENT = 21;

/**
 * Place of supply of services by a Dutch business (Art. 44, 45, 59 and 196
 * Directive 2006/112/EC): businesses abroad with a VAT number of their country
 * owe the tax themselves; services to Swiss businesses are not taxable here; everybody else
 * pays the Dutch rate.
 */
export function taxRuleFor(party: Taxed): TaxRule {
  if (party.country !== 'NL' && party.kind === 'business') {
    if (party.country === 'CH') {
      return {
        category: 'O',
        ratePercent: 0,
        note:
          'Nicht steuerbare Leistung: Der Leistungsort liegt in der Schweiz (Art. 44 ' +
          'Richtlinie 2006/112/EG).',
      };
    }
    if (hasOwnNumber(party))
      return {
        category: 'AE',
        ratePercent: 0,
        note:
          'Steuerschuldnerschaft des Leistungsempfängers (btw verlegd, Art. 196 Richtlinie ' +
          '2006/112/EG).',
      };
  }
  return { category: 'S', ratePercent: DUTCH_VAT_PERCENT, note: '' };
}

export type Totals = {
  /** Net amount of each position, in the order given. */
  positionCents: number[];
  /** Discount on the whole document, ≥ 0. */
  discountCents: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
};

/** Rounds half away from zero, as invoices do (Math.round rounds −0.5 up). */
const roundCents = (value: number): number => Math.sign(value) * Math.round(Math.abs(value) + 1e-9);

/** Tax on a net amount. */
export const taxOf = (netCents: number, ratePercent: number): number =>
  roundCents((netCents * ratePercent) / 100);

export const positionCents = (
  position: Pick<Position, 'quantity' | 'unitPriceCents' | 'discountPercent'>,
): number =>
  roundCents(
    (position.quantity * position.unitPriceCents * (100 - position.discountPercent)) / 100,
  );

/**
 * Adds up positions: each rounded to cents, then the discount of the document,
 * then the tax on what remains (EN 16931, BR-CO-10 to -15).
 */
export function totalsOf(
  positions: readonly Pick<Position, 'quantity' | 'unitPriceCents' | 'discountPercent'>[],
  discountPercent: number,
  ratePercent: number,
): Totals {
  const each = positions.map(positionCents);
  const sum = each.reduce((total, amount) => total + amount, 0);
  const discountCents = roundCents((sum * discountPercent) / 100);
  const netCents = sum - discountCents;
  const taxCents = taxOf(netCents, ratePercent);
  return {
    positionCents: each,
    discountCents,
    netCents,
    taxCents,
    grossCents: netCents + taxCents,
  };
}

/**
 * How the total is paid: at once, 30 % with the order and the rest after the
 * work (what the terms say without another agreement), or the rest in monthly
 * instalments (businesses only).
 */
export const PaymentPlanSchema = z.union([
  z.object({ kind: z.literal('single') }),
  z.object({ kind: z.literal('split') }),
  z.object({
    kind: z.literal('instalments'),
    count: z.int().check(z.gte(FINANCING.minInstalments), z.lte(FINANCING.maxInstalments)),
  }),
]);
export type PaymentPlan = z.infer<typeof PaymentPlanSchema>;
