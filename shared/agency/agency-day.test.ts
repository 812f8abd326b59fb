import { expect, it } from 'vitest';
import { addMonths } from './agency-day.ts';

it.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
])('ends a period of months on a day that exists: %s + %i', (from, months, until) => {
  expect(addMonths(from, months)).toBe(until);
});
