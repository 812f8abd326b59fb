import { agencyDay, findToday } from '#shared/agency/agency-day.ts';
import { OPENING_HOURS } from '#shared/agency/business.ts';
import { lazily } from '#shared/core/lazily.ts';
import { formatBriefDay } from './request-facts.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Midnights at the agency between two days or moments, below 0 where the second is the earlier
 * one: what came last night is of yesterday.
 */
export const countDays = (from: string, to: Date | string = new Date()): number =>
  (Date.parse(agencyDay(to)) - Date.parse(agencyDay(from))) / DAY_MS;

const weekday = lazily(
  () => new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: OPENING_HOURS.timeZone }),
);

/** Above the rows of a day: 'Heute', 'Mo 30.11.'. */
export const nameDayOf = (iso: string): string =>
  agencyDay(iso) === findToday()
    ? 'Heute'
    : `${weekday().format(new Date(iso))} ${formatBriefDay(iso)}`;

/** 'heute', 'seit 1 Tag', 'seit 12 Tagen' */
export const tellSince = (days: number): string => {
  if (days <= 0) return 'heute';
  return days === 1 ? 'seit 1 Tag' : `seit ${days} Tagen`;
};
