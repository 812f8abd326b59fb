import { agencyDay } from '#shared/agency/agency-day.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Midnights at the agency between two days or moments, below 0 where the second is the earlier
 * one: what came last night is of yesterday.
 */
export const countDays = (from: string, to: Date | string = new Date()): number =>
  (Date.parse(agencyDay(to)) - Date.parse(agencyDay(from))) / DAY_MS;

/** 'heute', 'seit 1 Tag', 'seit 12 Tagen' */
export const tellSince = (days: number): string => {
  if (days <= 0) return 'heute';
  return days === 1 ? 'seit 1 Tag' : `seit ${days} Tagen`;
};
