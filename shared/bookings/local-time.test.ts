import { expect, it } from 'vitest';
import {
  nameBriefly,
  nameDay,
  nameDayOfYear,
  nameLeaf,
  nameMonth,
  nameShortDay,
  nameWeekday,
} from './local-time.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options });

it('names every day of two years as Intl does', () => {
  const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const noYear = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = format({ weekday: 'long' });
  const month = format({ month: 'long', year: 'numeric' });
  const weekdayOnly = format({ weekday: 'short' });
  const monthOnly = format({ month: 'short' });
  for (let time = Date.UTC(2027, 0, 1); time < Date.UTC(2029, 0, 1); time += 86_400_000) {
    const local = new Date(time + 37_800_000).toISOString().slice(0, 16);
    expect(nameDay(local)).toBe(long.format(time));
    expect(nameDayOfYear(local)).toBe(noYear.format(time));
    expect(nameWeekday(local)).toBe(weekday.format(time));
    const day = new Date(time).getUTCDate();
    const short = `${weekdayOnly.format(time)} ${day}.\u00a0${monthOnly.format(time)}`;
    expect(nameShortDay(local)).toBe(short);
    expect(nameBriefly(local)).toBe(`${short}, 10:30`);
    for (const each of [local, local.slice(0, 7)]) expect(nameMonth(each)).toBe(month.format(time));
    expect(nameLeaf(local.slice(0, 10))).toEqual({
      weekday: weekdayOnly.format(time),
      day,
      month: monthOnly.format(time),
    });
  }
});
