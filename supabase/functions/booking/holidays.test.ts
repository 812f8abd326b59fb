import { expect, it } from 'vitest';
import { listHolidays } from './holidays.ts';

it('knows the holidays of both sides of the border by their German names, over the turn of the year', async () => {
  const holidays = await listHolidays(new Date('2026-12-20T12:00:00Z'));
  expect(holidays).toContainEqual({ day: '2026-06-04', name: 'Fronleichnam', regions: ['NRW'] });
  expect(holidays).toContainEqual({ day: '2026-04-27', name: 'Königstag', regions: ['Limburg'] });
  expect(holidays.find(({ day }) => day === '2026-12-25')?.regions).toEqual(['NRW', 'Limburg']);
  expect(holidays.map(({ day }) => day)).toContain('2027-01-01');
  expect(holidays.map(({ day }) => day)).not.toContain('2026-12-21');
});
