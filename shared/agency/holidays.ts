import { addDays } from './agency-day.ts';

/** A public holiday on which nobody works; day as YYYY-MM-DD. */
export type Holiday = { day: string; name: string; regions: readonly string[] };

// Both sides of the border: nobody is called on a holiday of his own. Limburg
// has no holidays besides the national ones.
const NRW = ['NRW'] as const;
const LIMBURG = ['Limburg'] as const;
const BOTH = [...NRW, ...LIMBURG] as const;

const ON_THE_SAME_DAY = [
  ['01-01', 'Neujahr', BOTH],
  ['05-01', 'Maifeiertag', NRW],
  ['10-03', 'Tag der Deutschen Einheit', NRW],
  ['11-01', 'Allerheiligen', NRW],
  ['12-25', '1. Weihnachtstag', BOTH],
  ['12-26', '2. Weihnachtstag', BOTH],
] as const;

const DAYS_FROM_EASTER = [
  [-2, 'Karfreitag', NRW],
  [0, 'Ostersonntag', LIMBURG],
  [1, 'Ostermontag', BOTH],
  [39, 'Christi Himmelfahrt', BOTH],
  [49, 'Pfingstsonntag', LIMBURG],
  [50, 'Pfingstmontag', BOTH],
  [60, 'Fronleichnam', NRW],
] as const;

/** Easter Sunday after Meeus, Jones and Butcher. */
function findEaster(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(`${year}-03-22`, epact + weekday - 7 * late);
}

/** On 27 April, a day earlier where that is a Sunday. */
const findKingsDay = (year: number): string =>
  addDays(`${year}-04-27`, new Date(`${year}-04-27`).getUTCDay() === 0 ? -1 : 0);

const known = new Map<number, readonly Holiday[]>();

/** Public holidays of North Rhine-Westphalia and Limburg, in order. */
export function holidaysOf(year: number): readonly Holiday[] {
  const found = known.get(year) ?? findHolidays(year);
  known.set(year, found);
  return found;
}

function findHolidays(year: number): readonly Holiday[] {
  const easter = findEaster(year);
  return [
    ...ON_THE_SAME_DAY.map(([day, name, regions]) => ({ day: `${year}-${day}`, name, regions })),
    ...DAYS_FROM_EASTER.map(([days, name, regions]) => ({
      day: addDays(easter, days),
      name,
      regions,
    })),
    { day: findKingsDay(year), name: 'Königstag', regions: LIMBURG },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Of the year of a moment and the next one. */
export function listHolidays(now: Date): Holiday[] {
  const year = now.getUTCFullYear();
  return [...holidaysOf(year), ...holidaysOf(year + 1)];
}

/** `day` as YYYY-MM-DD. */
export const isHoliday = (day: string): boolean =>
  holidaysOf(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
