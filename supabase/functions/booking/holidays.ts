import Holidays from 'date-holidays';

// Both sides of the border: nobody is called on a holiday of his own. Limburg has no holidays besides the national ones.
const CALENDARS = [new Holidays('DE', 'NW'), new Holidays('NL')] as const;
const known = new Map<number, readonly string[]>();

const findDaysOf = (year: number): readonly string[] =>
  CALENDARS.flatMap((calendar) => calendar.getHolidays(year))
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10));

/** Public holidays of North Rhine-Westphalia and Limburg in the year of a moment and the next one, as YYYY-MM-DD. */
export function listHolidays(now: Date): ReadonlySet<string> {
  const year = now.getUTCFullYear();
  for (const each of [year, year + 1]) if (!known.has(each)) known.set(each, findDaysOf(each));
  return new Set([...known.get(year)!, ...known.get(year + 1)!]);
}
