import { expect, it } from 'vitest';
import { findShownDay, findWish, placeDays, splitByMonth, splitByNoon } from './slot-days.ts';

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

it('puts days under their weekday, a week a row, and says which have no free time', () => {
  // A Friday, then Monday and Wednesday, then the Thursday of the week after next.
  const { columns, places, gaps } = placeDays([
    '2026-11-27',
    '2026-11-30',
    '2026-12-02',
    '2026-12-17',
  ]);
  expect(columns).toBe(5);
  expect([...places]).toEqual([
    ['2026-11-27', { gridColumn: 5, gridRow: 1 }],
    ['2026-11-30', { gridColumn: 1, gridRow: 2 }],
    ['2026-12-02', { gridColumn: 3, gridRow: 2 }],
    ['2026-12-17', { gridColumn: 4, gridRow: 3 }],
  ]);
  expect(gaps.size).toBe(3 * 5 - 4);
  expect(gaps.get('2026-12-01')).toEqual({ gridColumn: 2, gridRow: 2 });
});

it('has room for a weekend where one is open', () => {
  const { columns, places } = placeDays(['2026-11-28', '2026-11-29']);
  expect(columns).toBe(7);
  expect(places.get('2026-11-29')).toEqual({ gridColumn: 7, gridRow: 1 });
});

it('parts the times of a day at noon, and names no half without a free time', () => {
  const at = (clock: string) => ({ startsAt: '', endsAt: '', local: `2026-11-27T${clock}` });
  expect(splitByNoon([at('11:30'), at('12:00'), at('16:30')])).toEqual([
    ['Vormittag', [at('11:30')]],
    ['Ab Mittag', [at('12:00'), at('16:30')]],
  ]);
  expect(splitByNoon([at('16:30')]).map(([title]) => title)).toEqual(['Ab Mittag']);
});

it('shows the times of a day in view, also once the month is turned', () => {
  const [november, december] = [days(11), days(31).slice(11)];
  expect(findShownDay(november, '2026-11-25')?.[0]).toBe('2026-11-25');
  expect(findShownDay(november, '')?.[0]).toBe('2026-11-20');
  expect(findShownDay(december, '2026-11-25')?.[0]).toBe('2026-12-01');
});

it('finds a wished time in its day and month, and nothing that is taken', () => {
  const slots = days(60).map(([day]) => ({
    startsAt: `${day}T09:00:00.000Z`,
    endsAt: `${day}T09:15:00.000Z`,
    local: `${day}T10:00`,
  }));
  expect(findWish(slots, '2026-12-01T09:00:00.000Z')).toEqual({ day: '2026-12-01', month: 1 });
  expect(findWish(slots, '2026-12-01T09:15:00.000Z')).toBeUndefined();
});
