import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import { lazily } from '#shared/core/lazily.ts';
import { formatShortDay } from '#app/private/request-facts.ts';

const weekday = lazily(
  () => new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' }),
);

/** 'Heute', 'Gestern', within a week 'Freitag, 21.11.2026', then the day alone. */
export function describeDay(iso: string, now = new Date()): string {
  const [day, today] = [agencyDay(new Date(iso)), agencyDay(now)];
  if (day === today) return 'Heute';
  if (day === addDays(today, -1)) return 'Gestern';
  const written = formatShortDay(iso);
  return day > addDays(today, -7)
    ? `${weekday().format(Date.parse(`${day}T12:00:00Z`))}, ${written}`
    : written;
}
