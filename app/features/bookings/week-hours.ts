import type { HoursRow } from './calendar-data.ts';

/** Times as fields hold them, HH:MM; empty while nothing is entered. */
export type TimeRange = { opens: string; closes: string };

/** Rows by weekday, Monday first. */
export const toWeek = (rows: readonly HoursRow[]): TimeRange[][] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    rows
      .filter((row) => row.weekday === weekday)
      .map(({ opens_at, closes_at }) => ({
        opens: opens_at.slice(0, 5),
        closes: closes_at.slice(0, 5),
      })),
  );

/** What is wrong with the ranges of one day; the database refuses the same. */
export function checkDay(ranges: readonly TimeRange[]): string | undefined {
  if (ranges.some(({ opens, closes }) => !opens || !closes))
    return 'Bitte geben Sie Beginn und Ende an.';
  if (ranges.some(({ opens, closes }) => closes <= opens))
    return 'Das Ende muss nach dem Beginn liegen.';
  const sorted = ranges.toSorted((a, b) => a.opens.localeCompare(b.opens));
  return sorted.some(({ closes }, index) => closes > (sorted[index + 1]?.opens ?? '24:00'))
    ? 'Die Zeiten überschneiden sich.'
    : undefined;
}
