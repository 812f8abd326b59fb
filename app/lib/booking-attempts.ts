import { createUuid } from './uuid.ts';

/** `email`: the mailbox that it was sent for. */
export type BookingAttempt = { id: string; startsAt: string; email?: string };

/**
 * The bookings that were begun, the one of this slot last. Its id stays the same
 * while the same mailbox tries again, also after another slot was looked at:
 * only so is a booking recognised whose answer was lost. Without `email` nothing
 * is being sent yet.
 */
export function beginAttempt(
  attempts: readonly BookingAttempt[],
  startsAt: string,
  email?: string,
): readonly BookingAttempt[] {
  const known = attempts.findLast(
    (each) => each.startsAt === startsAt && (!email || !each.email || each.email === email),
  );
  const attempt: BookingAttempt = { id: createUuid(), startsAt, ...known, ...(email && { email }) };
  return [...attempts.filter((each) => each !== known), attempt];
}
