import { agencyDay, findToday } from '#shared/agency/agency-day.ts';
import { nameLeaf } from '#shared/bookings/local-time.ts';
import { formatBriefDay } from './dates.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Midnights at the agency between two days or moments, below 0 where the second is the earlier
 * one: what came last night is of yesterday.
 */
export const countDays = (from: string, to: Date | string = new Date()): number =>
  (Date.parse(agencyDay(to)) - Date.parse(agencyDay(from))) / DAY_MS;

/** Above the rows of a day: 'Heute', 'Mo 30.11.'. */
export const nameDayOf = (iso: string): string =>
  agencyDay(iso) === findToday()
    ? 'Heute'
    : `${nameLeaf(agencyDay(iso)).weekday} ${formatBriefDay(iso)}`;

/** 'heute', 'seit 1 Tag', 'seit 12 Tagen' */
export const tellSince = (days: number): string => {
  if (days <= 0) return 'heute';
  return days === 1 ? 'seit 1 Tag' : `seit ${days} Tagen`;
};
