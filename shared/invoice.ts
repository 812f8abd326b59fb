import * as z from 'zod/mini';
import { PartySchema, PositionSchema } from './billing.ts';

const day = () => z.iso.date();

/** What stands in `invoices.content`; a cancellation carries the same positions with negative prices. */
export const InvoiceContentSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Bitte geben Sie der Rechnung einen Betreff.'), z.maxLength(200)),
  introduction: z.string().check(z.trim(), z.maxLength(4000)),
  customer: PartySchema,
  positions: z.array(PositionSchema).check(z.minLength(1, 'Eine Rechnung braucht mindestens eine Position.'), z.maxLength(100)),
  discountPercent: z.number().check(z.gte(0), z.lte(100)),
  /** Period of the service (§14 UStG, Art. 226 (7) Directive 2006/112/EC). */
  servicePeriod: z.object({ from: day(), to: day() }),
  paymentDays: z.int().check(z.gte(0), z.lte(90)),
  closing: z.string().check(z.trim(), z.maxLength(4000)),
});
export type InvoiceContent = z.infer<typeof InvoiceContentSchema>;
