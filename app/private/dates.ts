import { agencyDay } from '#shared/agency/agency-day.ts';
import { OPENING_HOURS } from '#shared/agency/business.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { lazily } from '#shared/core/lazily.ts';

// Days and moments as the private areas write them, by the agency's clock.

/** Whether a calendar day (YYYY-MM-DD) is over at the agency. */
export const isPastDay = (day: string, now = new Date()): boolean => day < agencyDay(now);

const clock = lazily(
  () => new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: OPENING_HOURS.timeZone }),
);
/** '10:30' */
export const formatClock = (iso: string): string => clock().format(new Date(iso));

/** As lists write days: '27.11.', of another year '27.11.2025'. */
export function formatBriefDay(iso: string, now = new Date()): string {
  const written = formatShortDay(iso);
  const year = agencyDay(now).slice(0, 4);
  return written.endsWith(`.${year}`) ? written.slice(0, -year.length) : written;
}

/** As lists write moments: 'heute, 15:00', '27.11., 12:17'. */
export const formatBriefMoment = (iso: string, now = new Date()): string =>
  `${agencyDay(iso) === agencyDay(now) ? 'heute' : formatBriefDay(iso, now)}, ${formatClock(iso)}`;

/** As records and logs write days: '27.11.2026'. */
export const formatShortDay = (iso: string): string => formatNumericDay(agencyDay(iso));
/** As records and logs write moments: '27.11.2026, 12:17 Uhr'. */
export const formatShortMoment = (iso: string): string =>
  `${formatShortDay(iso)}, ${formatClock(iso)}\u00a0Uhr`;
