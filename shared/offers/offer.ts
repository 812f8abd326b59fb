import * as z from 'zod/mini';
import {
  PartyDraftSchema,
  PartySchema,
  PaymentPlanSchema,
  PositionDraftSchema,
  PositionSchema,
  TaxRuleSchema,
  type TaxRule,
} from '../billing/billing.ts';

import { findVatProblem, taxRuleFor } from '../billing/tax-rule.ts';
import { PACKAGES } from '../agency/business.ts';
import { SellerSchema } from '../agency/seller.ts';
import { atMost } from '../forms/form-fields.ts';
import { IN_GERMAN } from '../forms/in-german.ts';
import type { Totals } from '../billing/totals.ts';
import { offerTotals } from './offer-totals.ts';

/**
 * What stands in `offers.content`; the tax rule (shared/billing/tax-rule.ts) and
 * the totals (offer-totals.ts) follow from it.
 */
export const OfferContentSchema = z.object({
  /**
   * The package that is sold, for the agency's figures; none where the work is
   * put together freely.
   */
  package: z.optional(z.enum(PACKAGES.map(({ id }) => id))),
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Bitte geben Sie dem Angebot einen Titel.'), atMost(200)),
  introduction: z.string().check(z.trim(), atMost(4000)),
  customer: PartySchema,
  positions: z
    .array(PositionSchema)
    .check(z.minLength(1, 'Ein Angebot braucht mindestens eine Position.'), z.maxLength(100)),
  /** Percent on the sum of all positions. */
  discountPercent: z.number().check(z.gte(0), z.lte(100)),
  validDays: z.int().check(z.gte(1), z.lte(365)),
  paymentPlan: PaymentPlanSchema,
  closing: z.string().check(z.trim(), atMost(4000)),
});
export type OfferContent = z.infer<typeof OfferContentSchema>;

type OfferToSend = { content: OfferContent; tax: TaxRule; totals: Totals };
/**
 * The content of an offer that may go out, with its tax and sums, or what keeps
 * it from that, by path.
 */
export function readOfferToSend(
  draft: unknown,
): OfferToSend | { problems: { path: PropertyKey[]; message: string }[] } {
  const { data: content, error } = OfferContentSchema.safeParse(draft, IN_GERMAN);
  if (!content) return { problems: error.issues };
  if (content.customer.kind === 'consumer' && content.paymentPlan.kind === 'instalments')
    return {
      problems: [{ path: ['paymentPlan'], message: 'Ratenzahlung bieten wir nur Unternehmen an.' }],
    };
  const vatProblem = findVatProblem(content.customer);
  if (vatProblem) return { problems: [vatProblem] };
  const tax = taxRuleFor(content.customer);
  const totals = offerTotals(content, tax);
  if (totals.grossCents <= 0)
    return {
      problems: [{ path: ['positions'], message: 'Der Gesamtbetrag muss größer als null sein.' }],
    };
  return { content, tax, totals };
}

/** A draft on its way: the shape of the content, required texts may still be empty. */
export const OfferDraftSchema = z.extend(OfferContentSchema, {
  title: z.string().check(atMost(200)),
  customer: PartyDraftSchema,
  positions: z.array(PositionDraftSchema).check(z.maxLength(100)),
});

/** The terms and conditions as they stood on a day, word for word; '# ' begins a heading. */
export const TermsSchema = z.object({ updated: z.iso.date(), text: z.string() });
export type Terms = z.infer<typeof TermsSchema>;

/**
 * Everything the customer was shown, frozen when it was sent
 * (`offers.snapshot`). Its SHA-256 over the canonical JSON is `snapshot_hash`.
 */
export const OfferSnapshotSchema = z.object({
  number: z.string(),
  version: z.int(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date(),
  seller: SellerSchema,
  content: OfferContentSchema,
  tax: TaxRuleSchema,
  /**
   * Legal texts word for word; empty where they do not apply (businesses have
   * no right of withdrawal).
   */
  texts: z.object({ order: z.string(), withdrawal: z.string(), earlyStart: z.string() }),
  /** How it is paid, in the agency's words; offers from before have the delivered ones. */
  payment: z.optional(z.string()),
  /** Offers from before they were frozen with it have none. */
  terms: z.optional(TermsSchema),
});
export type OfferSnapshot = z.infer<typeof OfferSnapshotSchema>;
