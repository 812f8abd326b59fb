import { expect, it } from 'vitest';
import { hoursAround } from './day-sheet.tsx';

it.each([
  ['a quarter of an hour', '2026-12-01T12:00:00Z', '2026-12-01T12:15:00Z', 12, 15],
  ['across a full hour', '2026-12-01T12:45:00Z', '2026-12-01T13:15:00Z', 12, 16],
  ['at the end of the day', '2026-12-01T22:30:00Z', '2026-12-01T23:00:00Z', 22, 24],
])('shows the hours around a talk: %s', (_, startsAt, endsAt, from, to) =>
  expect(hoursAround(startsAt, endsAt)).toEqual({ from, to }),
);
