import { expect, it } from 'vitest';
import { listHolidays } from './holidays.ts';

it('knows the holidays of both sides of the border, over the turn of the year', () => {
  const days = listHolidays(new Date('2026-12-20T12:00:00Z'));
  // Corpus Christi (NRW), King's Day (NL), Christmas (both), New Year of the next year
  for (const day of ['2026-06-04', '2026-04-27', '2026-12-25', '2027-01-01']) expect(days).toContain(day);
  expect(days).not.toContain('2026-12-21');
});
