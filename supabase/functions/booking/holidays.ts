import Holidays from 'date-holidays';
import type { Holiday } from '#shared/bookings/booking.ts';

// Both sides of the border: nobody is called on a holiday of his own. Limburg
// has no holidays besides the national ones.
const CALENDARS = [
  { region: 'NRW', calendar: new Holidays('DE', 'NW') },
  { region: 'Limburg', calendar: new Holidays('NL') },
] as const;
for (const { calendar } of CALENDARS) calendar.setLanguages('de');
const known = new Map<number, readonly Holiday[]>();

function holidaysOf(year: number): readonly Holiday[] {
  const holidays = known.get(year) ?? findHolidays(year);
  known.set(year, holidays);
  return holidays;
}

function findHolidays(year: number): readonly Holiday[] {
  const days = new Map<string, Holiday>();
  for (const { region, calendar } of CALENDARS) {
    for (const { date, name, type } of calendar.getHolidays(year)) {
      if (type !== 'public') continue;
      const day = date.slice(0, 10);
      days.set(day, {
        day,
        name: days.get(day)?.name ?? name,
        regions: [...(days.get(day)?.regions ?? []), region],
      });
    }
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

/**
 * Public holidays of North Rhine-Westphalia and Limburg in the year of a moment
 * and the next one, in order.
 */
export function listHolidays(now: Date): Holiday[] {
  const year = now.getUTCFullYear();
  return [...holidaysOf(year), ...holidaysOf(year + 1)];
}
