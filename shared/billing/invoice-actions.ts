import * as z from 'zod/mini';
import { CentsSchema } from './billing.ts';
import { INVOICE_PARTS, InvoiceDraftSchema } from './invoice.ts';

// What the function `invoices` takes and answers.

const id = z.uuid();
const isoDay = z.iso.date();
/**
 * `invoices.updated_at` as it was read: a change by somebody else in the
 * meantime is not overwritten.
 */
const updatedAt = z.string().check(z.maxLength(40));

export const InvoiceActionSchema = z.discriminatedUnion('action', [
  /** `customer`: what is known of whom it is for. */
  z.object({
    action: z.literal('create'),
    id,
    customer: z.optional(InvoiceDraftSchema.shape.customer),
  }),
  /** A free draft with the customer and the positions of an issued invoice. */
  z.object({ action: z.literal('create-like'), id, invoiceId: id }),
  z.object({ action: z.literal('create-part'), id, offerId: id, part: z.enum(INVOICE_PARTS) }),
  z.object({ action: z.literal('save'), id, updatedAt, content: InvoiceDraftSchema }),
  z.object({ action: z.literal('discard'), id, updatedAt }),
  z.object({ action: z.literal('issue'), id, updatedAt }),
  z.object({
    action: z.literal('cancel'),
    id,
    reason: z.string().check(z.trim(), z.maxLength(400)),
  }),
  z.object({
    action: z.literal('pay'),
    id,
    requestId: id,
    amountCents: CentsSchema.check(
      z.refine((cents) => cents !== 0, 'Der Betrag darf nicht 0 sein.'),
    ),
    paidOn: isoDay,
    note: z.string().check(z.trim(), z.maxLength(400)),
  }),
  z.object({ action: z.literal('use-credit'), id, targetId: id, requestId: id }),
  z.object({ action: z.literal('remind'), id, level: z.int().check(z.gte(1), z.lte(3)) }),
]);
export type InvoiceAction = z.infer<typeof InvoiceActionSchema>;

/** `fieldErrors` are keyed by path: 'customer.street', 'positions.0.title'. */
export type InvoiceAnswer =
  | { success: true; id: string; number?: string; updatedAt?: string }
  | { success: false; error: string; fieldErrors?: Record<string, string> };
