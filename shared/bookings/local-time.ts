// Times as the agency's clock shows them, '2026-11-23T10:30', in German words. Without `Intl`:
// its first use is a task of 60 ms on a slow phone, and calendars show times as they load.

const WEEKDAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** What the words below are made of; `local` may be a day alone, '2026-11-23', or a month. */
function readParts(local: string) {
  const date = new Date(local.slice(0, 10));
  return {
    weekday: WEEKDAYS[date.getUTCDay()]!,
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()]!,
    year: date.getUTCFullYear(),
  };
}

/** '10:30' */
export const nameClock = (local: string): string => local.slice(11, 16);

/** 'Montag' */
export const nameWeekday = (local: string): string => readParts(local).weekday;

/** 'Montag, 23. November', where the year is plain. */
export function nameDayOfYear(local: string): string {
  const { weekday, day, month } = readParts(local);
  return `${weekday}, ${day}. ${month}`;
}

/** 'Montag, 23. November 2026' */
export const nameDay = (local: string): string =>
  `${nameDayOfYear(local)} ${readParts(local).year}`;

/** 'Montag, 23. November 2026, 10:30 Uhr', with a space that no line breaks at. */
export const nameMoment = (local: string): string =>
  `${nameDay(local)}, ${nameClock(local)}\u00a0Uhr`;

/** 'Mo 23. Nov', where the year is plain. */
export function nameShortDay(local: string): string {
  const { weekday, day, month } = nameLeaf(local);
  return `${weekday} ${day}.\u00a0${month}`;
}

/** 'Mo 23. Nov, 10:30' */
export const nameBriefly = (local: string): string => `${nameShortDay(local)}, ${nameClock(local)}`;

/** 'November 2026' */
export function nameMonth(local: string): string {
  const { month, year } = readParts(local);
  return `${month} ${year}`;
}

/** As on the leaf of a calendar: 'Mo', 23, 'Nov'. */
export function nameLeaf(local: string): { weekday: string; day: number; month: string } {
  const { weekday, day, month } = readParts(local);
  return { weekday: weekday.slice(0, 2), day, month: month.slice(0, 3) };
}
