import * as z from 'zod/mini';
import { FINANCING } from '../agency/business.ts';
import { tidyCode } from '../agency/check-digits.ts';
import { cutText } from '../forms/clean-text.ts';
import { isEmailAddress } from '../forms/email-address.ts';
import { atMost } from '../forms/form-fields.ts';
import { formatCents } from '../pricing/money.ts';
import { CUSTOMER_COUNTRIES } from './countries.ts';

// What offers and invoices are made of; how they add up: totals.ts. Money is whole euro
// cents, percentages are whole or decimal numbers (19 = 19 %).

const line = (max: number) => z.string().check(z.trim(), atMost(max));
const required = (max: number, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), atMost(max));
/** The most that a position or a payment may be, in either direction. */
const MOST_CENTS = 1_000_000_00;
/** Whole cents, whose limits are said in euros. */
export const CentsSchema = z
  .int('Bitte geben Sie einen Betrag ein.')
  .check(
    z.gte(-MOST_CENTS, { error: () => `Bitte mindestens ${formatCents(-MOST_CENTS)}.` }),
    z.lte(MOST_CENTS, { error: () => `Bitte höchstens ${formatCents(MOST_CENTS)}.` }),
  );

/** Characters that each line of a customer may have. */
export const CUSTOMER_LIMITS = {
  name: 120,
  company: 160,
  street: 160,
  postalCode: 12,
  city: 120,
  email: 254,
  vatId: 20,
} as const;

export { tidyCode as tidyVatId };

/** The customer as he stands on the document. */
export const PartySchema = z.object({
  kind: z.enum(['business', 'consumer']),
  name: required(CUSTOMER_LIMITS.name, 'Bitte geben Sie einen Namen ein.'),
  company: line(CUSTOMER_LIMITS.company),
  street: required(CUSTOMER_LIMITS.street, 'Bitte geben Sie Straße und Hausnummer ein.'),
  postalCode: required(CUSTOMER_LIMITS.postalCode, 'Bitte geben Sie die PLZ ein.'),
  city: required(CUSTOMER_LIMITS.city, 'Bitte geben Sie den Ort ein.'),
  country: z.enum(CUSTOMER_COUNTRIES),
  email: z
    .string()
    .check(z.trim(), z.refine(isEmailAddress, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')),
  /** With country prefix; empty: none. Whether it is one of the country, `findVatProblem` says. */
  vatId: z
    .string()
    .check(
      z.overwrite(tidyCode),
      z.regex(/^$|^(ATU|BE|CHE|DE|LU|NL)[A-Z0-9]{6,13}$/, 'Bitte prüfen Sie die USt-IdNr.'),
    ),
});
export type Party = z.infer<typeof PartySchema>;
const unfinished = (max: number) => z.string().check(atMost(max));
/** The same of a draft: what is typed may still be empty or wrong, and stays as it is. */
export const PartyDraftSchema = z.extend(PartySchema, {
  name: unfinished(CUSTOMER_LIMITS.name),
  company: unfinished(CUSTOMER_LIMITS.company),
  street: unfinished(CUSTOMER_LIMITS.street),
  postalCode: unfinished(CUSTOMER_LIMITS.postalCode),
  city: unfinished(CUSTOMER_LIMITS.city),
  email: unfinished(CUSTOMER_LIMITS.email),
  vatId: unfinished(CUSTOMER_LIMITS.vatId),
});

/** What is longer than a document takes is cut, so that a draft can be begun with it. */
export const cutParty = (party: Party): Party => ({
  ...party,
  ...Object.fromEntries(
    Object.entries(CUSTOMER_LIMITS).map(([field, most]) => [
      field,
      cutText(party[field as keyof typeof CUSTOMER_LIMITS], most),
    ]),
  ),
});

export const UNITS = ['pauschal', 'Stunde', 'Stück', 'Monat'] as const;

export const PositionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  title: required(200, 'Bitte geben Sie der Position einen Titel.'),
  description: line(2000),
  quantity: z.number().check(z.positive(), z.lte(10_000)),
  unit: z.enum(UNITS),
  unitPriceCents: CentsSchema,
  discountPercent: z.number().check(z.gte(0), z.lte(100)),
  /** Offers only: counts when the customer chooses it. */
  optional: z.boolean(),
});
export type Position = z.infer<typeof PositionSchema>;
/** The same of a draft: without a title or a quantity yet. */
export const PositionDraftSchema = z.extend(PositionSchema, {
  title: unfinished(200),
  quantity: z.number().check(z.gte(0), z.lte(10_000)),
});

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
