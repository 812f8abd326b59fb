import * as z from 'zod/mini';

/** What the SQL functions answer when the state of an invoice forbids the action. */
const RefusalSchema = z.enum(['unknown', 'stale', 'deductions', 'tax', 'deducted', 'not_due']);
export type InvoiceRefusal = z.infer<typeof RefusalSchema>;

/** What they answer, done or refused. */
export const InvoiceOutcomeSchema = z.union([
  z.object({ outcome: RefusalSchema }),
  z.object({
    outcome: z.enum(['saved', 'discarded', 'issued', 'cancelled', 'recorded', 'reminded', 'known']),
    id: z.uuid(),
    number: z.optional(z.nullable(z.string())),
    updated_at: z.optional(z.string()),
  }),
]);
