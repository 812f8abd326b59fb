import { buildSlots, type Slot } from '#shared/booking-slots.ts';
import type { FunctionContext } from '../context.ts';
import { listHolidays } from './holidays.ts';

/** Slots that can be booked at this moment. Throws when the database does not answer. */
export async function listFreeSlots(context: FunctionContext): Promise<Slot[]> {
  const now = context.now();
  const { data, error } = await context
    .admin('free slots follow from all bookings, which visitors may not read; only times leave this function')
    .from('bookings')
    .select('starts_at, ends_at')
    .eq('status', 'booked')
    .gte('ends_at', now.toISOString());
  if (error) throw new Error(`bookings not read: ${error.message}`);
  const taken = (data as { starts_at: string; ends_at: string }[]).map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at }));
  return buildSlots({ now, holidays: listHolidays(now), taken });
}

/** The free slot that starts at a moment, or null; the notation of the moment does not matter. */
export const findSlot = (slots: readonly Slot[], startsAt: string): Slot | null =>
  slots.find((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt)) ?? null;
