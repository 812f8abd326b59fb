import { listHolidays } from '#shared/agency/holidays.ts';
import { buildSlots, type Slot } from '#shared/bookings/booking-slots.ts';
import { CalendarSchema } from '#shared/bookings/calendar.ts';
import type { Talks } from '#shared/bookings/talks.ts';
import type { FunctionContext } from '../context.ts';

/**
 * What can be booked at this moment, the same for form, chat and portal. Throws
 * when the database does not answer.
 */
export async function findOffer(
  context: FunctionContext,
): Promise<{ slots: Slot[]; talks: Talks }> {
  const now = context.now();
  const { data, error } = await context
    .admin(
      'free slots follow from all bookings and absences, which visitors may not read; only ' +
        'times leave this function',
    )
    .rpc('booking_calendar');
  if (error) throw new Error(`calendar not read: ${error.message}`);
  const calendar = CalendarSchema.parse(data);
  const closed = new Set([...calendar.closed, ...listHolidays(now).map(({ day }) => day)]);
  return { slots: buildSlots({ ...calendar, now, closed }), talks: calendar.talks };
}

export const listFreeSlots = async (context: FunctionContext): Promise<Slot[]> =>
  (await findOffer(context)).slots;

/** The free slot that starts at a moment, or null; the notation of the moment does not matter. */
export const findSlot = (slots: readonly Slot[], startsAt: string): Slot | null =>
  slots.find((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt)) ?? null;
