import { OPENING_HOURS, PROMISES } from './business.ts';
import { agencyDay, weekdayOf } from './agency-day.ts';
import { readClock } from './clock.ts';
import { holidaysOf, isHoliday } from './holidays.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** True on the agency's working days by its own clock: Monday to Friday but for holidays. */
export function isWorkingDay(moment: Date): boolean {
  const day = agencyDay(moment);
  return weekdayOf(day) < 6 && !isHoliday(day);
}

function skipIdleDays(moment: Date): Date {
  let next = moment;
  while (!isWorkingDay(next)) next = new Date(next.getTime() + DAY_MS);
  return next;
}

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

/** Milliseconds from Monday to Friday up to a moment of the agency's clock, from a Monday on. */
function weekdaysUntil(local: number): number {
  // 1 January 1970 was a Thursday.
  const day = Math.floor(local / DAY_MS) + 3;
  const weekday = day % 7;
  return (
    (Math.floor(day / 7) * 5 + Math.min(weekday, 5)) * DAY_MS + (weekday < 5 ? local % DAY_MS : 0)
  );
}

/** What of the time from Monday to Friday was holidays. */
function holidaysBetween(from: number, to: number): number {
  let idle = 0;
  for (let year = new Date(from).getUTCFullYear(); year <= new Date(to).getUTCFullYear(); year++)
    for (const { day } of holidaysOf(year)) {
      const begin = Math.max(from, Date.parse(day));
      const end = Math.min(to, Date.parse(day) + DAY_MS);
      if (begin < end) idle += weekdaysUntil(end) - weekdaysUntil(begin);
    }
  return idle;
}

/** Hours a visitor waited as the promise counts them: the counterpart of addWorkingHours. */
export function workingHoursBetween(start: Date, end: Date): number {
  const from = readClock(beginOfWork(start));
  const to = readClock(end);
  const worked = weekdaysUntil(to) - weekdaysUntil(from) - holidaysBetween(from, to);
  return Math.max(0, worked / HOUR_MS);
}
