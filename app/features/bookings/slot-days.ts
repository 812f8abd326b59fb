import { groupByDay, type Slot } from '#shared/bookings/booking-slots.ts';
import { nameClock } from '#shared/bookings/local-time.ts';

/** So many days are read at once; more are turned over month by month. */
const DAYS_AT_ONCE = 24;

/** Keys are days as YYYY-MM-DD, in their order. */
export function splitByMonth<Times>(days: readonly [string, Times][]): [string, Times][][] {
  if (days.length <= DAYS_AT_ONCE) return [[...days]];
  const months = new Map<string, [string, Times][]>();
  for (const entry of days) {
    const month = entry[0].slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months.values()];
}

export const WORKDAYS = 5;
const DAY_MS = 86_400_000;
/** Of the first week that is counted: 1970-01-01 was a Thursday. */
const THURSDAY = 3;

type Place = { gridColumn: number; gridRow: number };

/**
 * The sheet of a calendar: where each day stands, by its weekday from Monday on
 * and its week, counted from the first one shown, and which days of those weeks
 * have no free time. A week without any takes no row.
 */
export function placeDays(days: readonly string[]): {
  columns: number;
  places: ReadonlyMap<string, Place>;
  gaps: ReadonlyMap<string, Place>;
} {
  const counts = days.map((day) => Date.parse(day) / DAY_MS + THURSDAY);
  const weeks = [...new Set(counts.map((count) => Math.floor(count / 7)))];
  const columns = counts.some((count) => count % 7 >= WORKDAYS) ? 7 : WORKDAYS;
  const all = weeks.flatMap((week, row) =>
    Array.from({ length: columns }, (_, column): [string, Place] => [
      new Date((week * 7 + column - THURSDAY) * DAY_MS).toISOString().slice(0, 10),
      { gridColumn: column + 1, gridRow: row + 1 },
    ]),
  );
  const isFree = new Set(days);
  return {
    columns,
    places: new Map(all.filter(([day]) => isFree.has(day))),
    gaps: new Map(all.filter(([day]) => !isFree.has(day))),
  };
}
/** Where a time stands among the free ones, if it is one of them. */
export function findWish(
  slots: readonly Slot[],
  wish: string,
): { day: string; month: number } | undefined {
  const days = [...groupByDay(slots)];
  const [day] = days.find(([, times]) => times.some(({ startsAt }) => startsAt === wish)) ?? [];
  if (day === undefined) return undefined;
  return {
    day,
    month: splitByMonth(days).findIndex((month) => month.some(([each]) => each === day)),
  };
}

/** The chosen day where the month has it, else its first: times belong to a day in view. */
export const findShownDay = <Times>(
  month: readonly (readonly [string, Times])[],
  chosen: string,
): readonly [string, Times] | undefined => month.find(([day]) => day === chosen) ?? month[0];

/** The times of a day under 'Vormittag' and 'Ab Mittag', left out where nothing is free. */
export function splitByNoon(times: readonly Slot[]): [title: string, times: readonly Slot[]][] {
  const isMorning = ({ local }: Slot): boolean => nameClock(local) < '12:00';
  const halves: [string, readonly Slot[]][] = [
    ['Vormittag', times.filter(isMorning)],
    ['Ab Mittag', times.filter((slot) => !isMorning(slot))],
  ];
  return halves.filter(([, slots]) => slots.length > 0);
}
