import { expect, it } from 'vitest';
import { holidaysOf, listHolidays } from './holidays.ts';

it('knows the holidays of both sides of the border by their German names, over the turn of the year', () => {
  const holidays = listHolidays(new Date('2026-12-20T12:00:00Z'));
  expect(holidays).toContainEqual({ day: '2026-06-04', name: 'Fronleichnam', regions: ['NRW'] });
  expect(holidays).toContainEqual({ day: '2026-04-27', name: 'Königstag', regions: ['Limburg'] });
  expect(holidays.find(({ day }) => day === '2026-12-25')?.regions).toEqual(['NRW', 'Limburg']);
  expect(holidays.map(({ day }) => day)).toContain('2027-01-01');
  expect(holidays.map(({ day }) => day)).not.toContain('2026-12-21');
});

it.each([
  [2025, '04-18', '04-20', '04-26', '06-19'],
  [2026, '04-03', '04-05', '04-27', '06-04'],
  [2027, '03-26', '03-28', '04-27', '05-27'],
  [2038, '04-23', '04-25', '04-27', '06-24'],
])('finds those that move: %i', (year, goodFriday, easter, kingsDay, corpusChristi) => {
  const dayOf = (wanted: string) => holidaysOf(year).find(({ name }) => name === wanted)?.day;
  expect(dayOf('Karfreitag')).toBe(`${year}-${goodFriday}`);
  expect(dayOf('Ostersonntag')).toBe(`${year}-${easter}`);
  expect(dayOf('Königstag')).toBe(`${year}-${kingsDay}`);
  expect(dayOf('Fronleichnam')).toBe(`${year}-${corpusChristi}`);
});
