import { OPENING_HOURS, PROMISES } from './business.ts';

/** Rules of the free consultation. The grid is wider than a talk: the rest of it is the pause between two talks. */
export const BOOKING_RULES = { minutes: PROMISES.freeCallMinutes, gridMinutes: 30, leadHours: 4, daysAhead: 14 } as const;

/** One talk; both ends as ISO 8601 in UTC. */
export type Slot = { startsAt: string; endsAt: string };
export type SlotRequest = {
  now: Date;
  /** Days without talks as YYYY-MM-DD by the agency's clock. */
  holidays: ReadonlySet<string>;
  /** Talks that are booked already. */
  taken: readonly Slot[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: OPENING_HOURS.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the agency's clock shows at a moment, as if that were UTC (milliseconds). */
function readClock(moment: number): number {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second']);
}

/** The moment at which the agency's clock shows `wall`. The second step corrects a guess on the other side of a clock change. */
function findMoment(wall: number): number {
  const guess = wall - (readClock(wall) - wall);
  return guess - (readClock(guess) - wall);
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
};

/** Day of a moment by the agency's clock, YYYY-MM-DD. */
export const findDay = (moment: Date | string): string => new Date(readClock(new Date(moment).getTime())).toISOString().slice(0, 10);

/** Every slot that can still be booked, in order of time. Pure: the same request gives the same slots. */
export function buildSlots({ now, holidays, taken }: SlotRequest): Slot[] {
  const earliest = now.getTime() + BOOKING_RULES.leadHours * 60 * MINUTE_MS;
  const today = Date.parse(findDay(now));
  const busy = taken.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const);
  const lastStart = minutesOf(OPENING_HOURS.closes) - BOOKING_RULES.minutes;
  const slots: Slot[] = [];
  for (let ahead = 0; ahead <= BOOKING_RULES.daysAhead; ahead++) {
    const day = today + ahead * DAY_MS;
    const isOpen = OPENING_HOURS.days.some((open) => open === new Date(day).getUTCDay());
    if (!isOpen || holidays.has(new Date(day).toISOString().slice(0, 10))) continue;
    for (let minute = minutesOf(OPENING_HOURS.opens); minute <= lastStart; minute += BOOKING_RULES.gridMinutes) {
      const start = findMoment(day + minute * MINUTE_MS);
      const end = start + BOOKING_RULES.minutes * MINUTE_MS;
      if (start < earliest || busy.some(([from, to]) => start < to && from < end)) continue;
      slots.push({ startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() });
    }
  }
  return slots;
}

const dayFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: OPENING_HOURS.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('de-DE', { timeZone: OPENING_HOURS.timeZone, hour: '2-digit', minute: '2-digit' });

/** '2026-11-23T09:30:00.000Z' → '10:30 Uhr'. */
export const formatSlotTime = (startsAt: string): string => `${timeFormat.format(new Date(startsAt))} Uhr`;
/** '2026-11-23T09:30:00.000Z' → 'Montag, 23. November 2026'. */
export const formatSlotDay = (startsAt: string): string => dayFormat.format(new Date(startsAt));
/** '2026-11-23T09:30:00.000Z' → 'Montag, 23. November 2026, 10:30 Uhr'. */
export const formatSlot = (startsAt: string): string => `${formatSlotDay(startsAt)}, ${formatSlotTime(startsAt)}`;
