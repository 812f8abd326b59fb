import * as z from 'zod/mini';

const status = z.enum(['booked', 'cancelled']);

/** What `book_slot()` and `change_booking()` answer. */
export const BookingOutcomeSchema = z.union([
  z.object({
    outcome: z.enum(['booked', 'known', 'changed']),
    reference: z.string(),
    starts_at: z.string(),
    status,
    confirm_by: z.nullable(z.string()),
  }),
  z.object({ outcome: z.enum(['taken', 'too_many', 'too_many_unconfirmed', 'stale']) }),
]);
