import { OPENING_HOURS, PROMISES } from './business.ts';
import { lazily } from '#shared/core/lazily.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const wallClock = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: OPENING_HOURS.timeZone,
      weekday: 'short',
    }),
);
const WEEKEND = new Set(['Sat', 'Sun']);

/** True on the agency's working days by its own clock. */
export const isWorkingDay = (moment: Date): boolean => !WEEKEND.has(wallClock().format(moment));

function skipIdleDays(moment: Date): Date {
  let next = moment;
  while (!isWorkingDay(next)) next = new Date(next.getTime() + DAY_MS);
  return next;
}

const localTime = lazily(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: OPENING_HOURS.timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
);

/** The agency's clock, read as if it were UTC. */
const readClock = (moment: Date): number =>
  Date.parse(`${localTime().format(moment).replace(' ', 'T')}Z`) + moment.getUTCMilliseconds();

/**
 * What arrives on a day without work counts from the opening of the next
 * working day (claim '24 Stunden').
 */
function beginOfWork(start: Date): Date {
  if (isWorkingDay(start)) return start;
  const next = skipIdleDays(start);
  return new Date(
    next.getTime() -
      (readClock(next) % DAY_MS) +
      Number.parseInt(OPENING_HOURS.opens, 10) * HOUR_MS,
  );
}

/** The moment until which an answer is promised: `hours` later, days without work skipped whole. */
export const addWorkingHours = (start: Date, hours: number): Date =>
  skipIdleDays(new Date(beginOfWork(start).getTime() + hours * HOUR_MS));

/** Until when the agency has promised to answer whoever wrote at `since`, on whatever way. */
export const answerDue = (since: Date): Date => addWorkingHours(since, PROMISES.offerHours);

/** Milliseconds on working days up to a moment, from a Monday on, by the agency's clock. */
function workedUntil(moment: Date): number {
  const local = readClock(moment);
  // 1 January 1970 was a Thursday.
  const day = Math.floor(local / DAY_MS) + 3;
  const weekday = day % 7;
  return (
    (Math.floor(day / 7) * 5 + Math.min(weekday, 5)) * DAY_MS + (weekday < 5 ? local % DAY_MS : 0)
  );
}

/** Hours a visitor waited as the promise counts them: the counterpart of addWorkingHours. */
export const workingHoursBetween = (start: Date, end: Date): number =>
  Math.max(0, (workedUntil(end) - workedUntil(beginOfWork(start))) / HOUR_MS);
