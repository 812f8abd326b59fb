import { OPENING_HOURS } from './business.ts';
import { lazily } from '#shared/core/lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: OPENING_HOURS.timeZone }));

/**
 * The calendar day at the agency, '2026-11-22': what stands on documents, and
 * what a slot or a deadline belongs to.
 */
export const agencyDay = (moment: Date | string): string => day().format(new Date(moment));

/** What day it is at the agency, wherever this runs. */
export const findToday = (): string => agencyDay(new Date());

/** '2026-01-31' + 1 → '2026-02-28': a month without that day ends a period on its last one. */
export function addMonths(from: string, months: number): string {
  const date = new Date(`${from}T00:00:00Z`);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** '2026-01-31' + 1 → '2026-02-01'. */
export function addDays(from: string, days: number): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Day of the week by ISO (1 = Monday) of a day YYYY-MM-DD. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
