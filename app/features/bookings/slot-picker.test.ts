import { expect, it } from 'vitest';
import { splitByMonth } from './slot-picker.tsx';

const days = (count: number): [string, number][] =>
  Array.from({ length: count }, (_, index) => [
    new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
    index,
  ]);

it('turns over months only where the days are too many to read at once', () => {
  expect(splitByMonth(days(14))).toEqual([days(14)]);
  const months = splitByMonth(days(60));
  expect(months.map(([first]) => first?.[0])).toEqual(['2026-11-20', '2026-12-01', '2027-01-01']);
  expect(months.flat()).toEqual(days(60));
});
