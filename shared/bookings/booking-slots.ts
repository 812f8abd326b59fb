import { addDays, agencyDay, weekdayOf } from '../agency/agency-day.ts';
import { PROMISES } from '../agency/business.ts';
import { findMoment, readClock } from '../agency/clock.ts';
import { nameClock, nameDay, nameMoment } from './local-time.ts';

/** Length of the free consultation. */
const TALK_MINUTES = PROMISES.freeCallMinutes;

/** Both ends as ISO 8601 in UTC. */
type Span = { startsAt: string; endsAt: string };
/** One talk. `local` is its start by the agency's clock, '2026-11-23T10:30'. */
export type Slot = Span & { local: string };
/** Times of one weekday (1 = Monday) by the agency's clock, e.g. '09:00' to '17:00'. */
type OpenHours = { weekday: number; opens: string; closes: string };
type BookingRules = {
  /** Talks that may run at the same time. */
  capacity: number;
  /** Distance of two starts; wider than a talk, the rest of it is the pause. */
  gridMinutes: number;
  leadHours: number;
  daysAhead: number;
};
export type SlotRequest = {
  now: Date;
  rules: BookingRules;
  hours: readonly OpenHours[];
  /** Days without talks as YYYY-MM-DD by the agency's clock: holidays and closed days. */
  closed: ReadonlySet<string>;
  /** Booked talks (one place each) and absences; `places` null takes all. */
  busy: readonly (Span & { places: number | null })[];
};

const MINUTE_MS = 60_000;
/** A clock read as if it were UTC (milliseconds) → '2026-11-23T10:30'. */
const writeLocal = (wall: number): string => new Date(wall).toISOString().slice(0, 16);
/** '09:30' or '09:30:00' → 570. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes since midnight by the agency's clock. */
export const findMinute = (moment: Date | string): number => {
  const wall = new Date(readClock(moment));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
};

/** The moment of a day (YYYY-MM-DD) and a time (HH:MM) by the agency's clock. */
export const findMomentOf = (day: string, time: string): Date =>
  new Date(findMoment(Date.parse(day) + minutesOf(time) * MINUTE_MS));

/**
 * Every slot that can still be booked, in order of time. Pure: the same request
 * gives the same slots.
 */
export function buildSlots({ now, rules, hours, closed, busy }: SlotRequest): Slot[] {
  const earliest = now.getTime() + rules.leadHours * 60 * MINUTE_MS;
  const today = agencyDay(now);
  const taken = busy.map(({ startsAt, endsAt, places }) => ({
    from: Date.parse(startsAt),
    to: Date.parse(endsAt),
    places: places ?? rules.capacity,
  }));
  const isFull = (start: number, end: number): boolean =>
    taken.reduce(
      (sum, { from, to, places }) => (start < to && from < end ? sum + places : sum),
      0,
    ) >= rules.capacity;

  const slots: Slot[] = [];
  for (let ahead = 0; ahead <= rules.daysAhead; ahead++) {
    const day = addDays(today, ahead);
    if (closed.has(day)) continue;
    for (const { opens, closes } of hours.filter(({ weekday }) => weekday === weekdayOf(day))) {
      const lastStart = minutesOf(closes) - TALK_MINUTES;
      for (let minute = minutesOf(opens); minute <= lastStart; minute += rules.gridMinutes) {
        const wall = Date.parse(day) + minute * MINUTE_MS;
        const start = findMoment(wall);
        const end = start + TALK_MINUTES * MINUTE_MS;
        const isLeftOut = readClock(start) !== wall;
        if (isLeftOut || start < earliest || isFull(start, end)) continue;
        slots.push({
          startsAt: new Date(start).toISOString(),
          endsAt: new Date(end).toISOString(),
          local: writeLocal(wall),
        });
      }
    }
  }
  return slots.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** Slots by their day (YYYY-MM-DD), in order. */
export function groupByDay(slots: readonly Slot[]): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = slot.local.slice(0, 10);
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

/** The agency's clock at a moment, as `Slot` has it. */
const readLocal = (startsAt: string): string => writeLocal(readClock(startsAt));

/** '2026-11-23T09:30:00.000Z' → '10:30'. */
export const formatSlotClock = (startsAt: string): string => nameClock(readLocal(startsAt));
/** '2026-11-23T09:30:00.000Z' → '10:30 Uhr', with a space that no line breaks at. */
export const formatSlotTime = (startsAt: string): string => `${formatSlotClock(startsAt)}\u00a0Uhr`;
/** '2026-11-23T09:30:00.000Z' → 'Montag, 23. November 2026'. */
export const formatSlotDay = (startsAt: string): string => nameDay(readLocal(startsAt));
/** '2026-11-23T09:30:00.000Z' → 'Montag, 23. November 2026, 10:30 Uhr'. */
export const formatSlot = (startsAt: string): string => nameMoment(readLocal(startsAt));
