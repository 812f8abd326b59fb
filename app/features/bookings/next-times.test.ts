import { expect, it } from 'vitest';
import { listNextTimes } from './next-times.island.tsx';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

it('offers the first free time of each of the next three half days', () => {
  const slots = [
    '2026-11-30T08:00:00.000Z',
    '2026-11-30T08:15:00.000Z',
    '2026-11-30T13:00:00.000Z',
    '2026-12-01T14:00:00.000Z',
    '2026-12-02T08:00:00.000Z',
  ].map(slot);
  expect(listNextTimes(slots).map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-30T08:00:00.000Z',
    '2026-11-30T13:00:00.000Z',
    '2026-12-01T14:00:00.000Z',
  ]);
  expect(listNextTimes([])).toEqual([]);
});
