import { expect, it } from 'vitest';
import { listNextTimes } from './next-times.island.tsx';

const slot = (local: string) => ({ startsAt: `${local}:00.000Z`, endsAt: '', local });

it('offers the first free time of each of the next three half days', () => {
  const slots = [
    '2026-11-30T09:00',
    '2026-11-30T09:15',
    '2026-11-30T14:00',
    '2026-12-01T15:00',
    '2026-12-02T09:00',
  ].map(slot);
  expect(listNextTimes(slots).map(({ local }) => local)).toEqual([
    '2026-11-30T09:00',
    '2026-11-30T14:00',
    '2026-12-01T15:00',
  ]);
  expect(listNextTimes([])).toEqual([]);
});
