import * as z from 'zod/mini';
import { PartySchema, PaymentPlanSchema, PositionSchema } from './billing.ts';

/** What stands in `offers.content`; the tax rule and the totals follow from it (shared/billing.ts). */
export const OfferContentSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Bitte geben Sie dem Angebot einen Titel.'), z.maxLength(200)),
  introduction: z.string().check(z.trim(), z.maxLength(4000)),
  customer: PartySchema,
  positions: z.array(PositionSchema).check(z.minLength(1, 'Ein Angebot braucht mindestens eine Position.'), z.maxLength(100)),
  /** Percent on the sum of all positions. */
  discountPercent: z.number().check(z.gte(0), z.lte(100)),
  validDays: z.int().check(z.gte(1), z.lte(365)),
  paymentPlan: PaymentPlanSchema,
  closing: z.string().check(z.trim(), z.maxLength(4000)),
});
export type OfferContent = z.infer<typeof OfferContentSchema>;
