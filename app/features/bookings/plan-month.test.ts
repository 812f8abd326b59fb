import { expect, it } from 'vitest';
import { monthFrom, weeksOf } from './plan-month.ts';

it.each([
  ['2026-11-29', 0, '2026-11-01'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2027-01-31', -1, '2026-12-01'],
])('from %s on by %i months begins on %s', (day, by, first) =>
  expect(monthFrom(day, by)).toBe(first),
);

it('has every week with a day of the month, and no other', () => {
  expect(weeksOf('2026-11-01')).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeksOf('2027-02-01')).toHaveLength(4);
});
