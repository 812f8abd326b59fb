import { addDays } from '#shared/agency/agency-day.ts';
import { mondayOf } from './plan-week.ts';

/** The first day of the month that lies `by` months after that of a day. */
export function monthFrom(day: string, by = 0): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** Mondays of the weeks that have a day of the month. */
export function weeksOf(month: string): string[] {
  const next = monthFrom(month, 1);
  const weeks: string[] = [];
  for (let monday = mondayOf(month); monday < next; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
}
