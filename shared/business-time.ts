import { OPENING_HOURS } from './business.ts';

const HOUR_MS = 3_600_000;
const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone: OPENING_HOURS.timeZone, weekday: 'short' });
const WEEKEND = new Set(['Sat', 'Sun']);

/** True on the agency's working days by its own clock. */
export const isWorkingDay = (moment: Date): boolean => !WEEKEND.has(wallClock.format(moment));

/** The moment until which an answer is promised: `hours` later, days without work skipped whole. */
export function addWorkingHours(start: Date, hours: number): Date {
  let moment = start;
  while (!isWorkingDay(moment)) moment = new Date(moment.getTime() + 24 * HOUR_MS);
  moment = new Date(moment.getTime() + hours * HOUR_MS);
  while (!isWorkingDay(moment)) moment = new Date(moment.getTime() + 24 * HOUR_MS);
  return moment;
}
