import { expect, it } from 'vitest';
import type { DayPlan } from './plan-week.ts';
import { findFree } from './free-time.ts';

type Plan = Pick<DayPlan, 'open' | 'bookings' | 'absences'>;
const at = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const day = (part: Partial<Plan>): Plan => ({
  open: [at(9, 17)],
  bookings: [],
  absences: [],
  ...part,
});
const talk = (from: number, to: number) => ({ ...at(from, to), row: {} }) as Plan['bookings'][0];
const away = (from: number, to: number, places: number | null) =>
  ({ ...at(from, to), id: '', label: '', reason: '', places }) as Plan['absences'][0];

it('is what talks and absences leave of the hours', () => {
  const plan = day({ bookings: [talk(10, 10.5)], absences: [away(15, 18, null)] });
  expect(findFree(plan, 1)).toEqual([at(9, 10), at(10.5, 15)]);
});

it('counts a time with a place left, and none where all are taken', () => {
  const one = day({ bookings: [talk(9, 17)] });
  expect(findFree(one, 2)).toEqual([at(9, 17)]);
  expect(findFree({ ...one, absences: [away(12, 13, 1)] }, 2)).toEqual([at(9, 12), at(13, 17)]);
});

it('begins with what is left of today, and leaves pauses out', () => {
  expect(findFree(day({}), 1, 16 * 60)).toEqual([at(16, 17)]);
  expect(findFree(day({}), 1, 16 * 60 + 50)).toEqual([]);
});
