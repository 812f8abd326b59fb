import type { Holiday } from '#shared/bookings/booking.ts';

const known = new Map<number, readonly Holiday[]>();

async function holidaysOf(year: number): Promise<readonly Holiday[]> {
  const holidays = known.get(year) ?? (await findHolidays(year));
  known.set(year, holidays);
  return holidays;
}

/**
 * Both sides of the border: nobody is called on a holiday of his own. Limburg
 * has no holidays besides the national ones. The library brings the calendars
 * of the world, 36 MB: it comes with the first talk.
 */
async function findHolidays(year: number): Promise<readonly Holiday[]> {
  const { default: Holidays } = await import('date-holidays');
  const calendars = [
    { region: 'NRW', calendar: new Holidays('DE', 'NW') },
    { region: 'Limburg', calendar: new Holidays('NL') },
  ] as const;
  const days = new Map<string, Holiday>();
  for (const { region, calendar } of calendars) {
    calendar.setLanguages('de');
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
export async function listHolidays(now: Date): Promise<Holiday[]> {
  const year = now.getUTCFullYear();
  return [...(await holidaysOf(year)), ...(await holidaysOf(year + 1))];
}
