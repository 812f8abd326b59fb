import { addDays, agencyDay, weekdayOf } from '#shared/agency/agency-day.ts';
import { lazily } from '#shared/core/lazily.ts';
import { findMinute, minutesOf } from '#shared/bookings/booking-slots.ts';
import type { Holiday } from '#shared/agency/holidays.ts';
import type { Absence, BookingRow, BusyTime, ClosedDay, HoursRow } from './calendar-data.ts';

const DAY_MINUTES = 24 * 60;

/** Minutes since midnight by the agency's clock. */
type Range = { from: number; to: number };
export type DayPlan = {
  /** YYYY-MM-DD */
  day: string;
  /** Open for talks; empty on closed days and holidays. */
  open: Range[];
  /** Why the whole day is closed, e.g. the holiday's name. */
  closedBy: string[];
  absences: (Range & { id: string; label: string; reason: string; places: number | null })[];
  bookings: (Range & { row: BookingRow })[];
};
export type WeekPlan = Range & { days: DayPlan[] };

type Parts = {
  hours: readonly HoursRow[];
  absences: readonly Absence[];
  /** Of calendars kept elsewhere. */
  busyTimes: readonly BusyTime[];
  closedDays: readonly ClosedDay[];
  holidays: readonly Holiday[];
  bookings: readonly BookingRow[];
};

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/**
 * Monday of the week that is still worked in: at the weekend the coming one,
 * unless there are hours left in this.
 */
export function currentMonday(
  today: string,
  hours: readonly Pick<HoursRow, 'weekday'>[] = [],
): string {
  const weekday = weekdayOf(today);
  const isOver = weekday > 5 && !hours.some((open) => open.weekday >= weekday);
  return mondayOf(isOver ? addDays(today, 7) : today);
}

const longDay = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
/**
 * '30. November – 6. Dezember 2026', with plain spaces: those around the dash are others in Node
 * than in Chromium.
 */
export const nameDays = (first: string, last: string): string =>
  longDay().formatRange(Date.parse(first), Date.parse(last)).replaceAll(/\s/g, ' ');

/** ISO 8601 week: the one with the Thursday of its year. */
export function findWeekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  const firstThursday = addDays(mondayOf(`${thursday.slice(0, 4)}-01-04`), 3);
  return 1 + Math.round((Date.parse(thursday) - Date.parse(firstThursday)) / (7 * 86_400_000));
}

/** Part of a time span that lies on a day, by the agency's clock; null when none does. */
function clip(day: string, startsAt: string, endsAt: string): Range | null {
  const [first, last] = [agencyDay(startsAt), agencyDay(endsAt)];
  if (first > day || last < day) return null;
  const range = {
    from: first < day ? 0 : findMinute(startsAt),
    to: last > day ? DAY_MINUTES : findMinute(endsAt),
  };
  return range.to > range.from ? range : null;
}

const nameAbsence = ({ places }: Absence): string =>
  places === null ? 'Abwesend' : `Abwesend (${places} ${places === 1 ? 'Platz' : 'Plätze'})`;

/** A week as it is drawn: Monday to Friday, and a weekend day when something happens on it. */
export function planWeek(
  monday: string,
  { hours, absences, busyTimes, closedDays, holidays, bookings }: Parts,
): WeekPlan {
  const away = [
    ...absences.map((absence) => ({ ...absence, label: nameAbsence(absence) })),
    ...busyTimes.map(({ starts_at, ends_at, busy_calendars: { name } }) => ({
      id: `${name} ${starts_at}`,
      label: 'Belegt',
      reason: name,
      // Each calendar is one of those who talk.
      places: 1,
      starts_at,
      ends_at,
    })),
  ];
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset): DayPlan => {
    const day = addDays(monday, offset);
    const closedBy = [
      ...holidays
        .filter((holiday) => holiday.day === day)
        .map(({ name, regions }) => `${name} (${regions.join(', ')})`),
      ...closedDays
        .filter((closed) => closed.day === day)
        .map(({ reason }) => reason || 'Geschlossen'),
    ];
    const open = hours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map(({ opens_at, closes_at }) => ({ from: minutesOf(opens_at), to: minutesOf(closes_at) }));
    return {
      day,
      open: closedBy.length > 0 ? [] : open,
      closedBy,
      absences: away.flatMap(({ starts_at, ends_at, ...absence }) => {
        const range = clip(day, starts_at, ends_at);
        return range ? [{ ...range, ...absence }] : [];
      }),
      bookings: bookings.flatMap((row) => {
        const range =
          agencyDay(row.starts_at) === day ? clip(day, row.starts_at, row.ends_at) : null;
        return range ? [{ ...range, row }] : [];
      }),
    };
  });
  const shown = days.filter(
    (day, index) => index < 5 || day.open.length > 0 || day.bookings.length > 0,
  );
  const ranges = shown.flatMap(({ open, bookings: booked }) => [...open, ...booked]);
  return {
    days: shown,
    from: Math.floor(Math.min(9 * 60, ...ranges.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(17 * 60, ...ranges.map(({ to }) => to)) / 60) * 60,
  };
}
