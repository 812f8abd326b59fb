import { lazily } from '#shared/core/lazily.ts';

/** What an address may name. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Of a day of the calendar (YYYY-MM-DD), for formats in UTC. */
export const dayAtNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const longDay = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

export const tellTalks = (count: number): string =>
  count === 0 ? 'Keine Termine' : `${count} ${count === 1 ? 'Termin' : 'Termine'}`;
