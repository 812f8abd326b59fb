import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import { lazily } from '#shared/core/lazily.ts';

const written = (hasYear: boolean) =>
  new Intl.DateTimeFormat('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
const ofThisYear = lazily(() => written(false));
const ofAnotherYear = lazily(() => written(true));

/** 'Heute', 'Gestern', 'Montag, 16. November', of another year with that. */
export function describeDay(iso: string, now = new Date()): string {
  const [day, today] = [agencyDay(new Date(iso)), agencyDay(now)];
  if (day === today) return 'Heute';
  if (day === addDays(today, -1)) return 'Gestern';
  const format = day.slice(0, 4) === today.slice(0, 4) ? ofThisYear() : ofAnotherYear();
  return format.format(Date.parse(`${day}T12:00:00Z`));
}
