import { expect, it } from 'vitest';
import { countDays, tellSince } from './days.ts';

it('counts midnights of the agency, between days and between moments', () => {
  expect(countDays('2026-11-20', new Date('2026-11-27T09:00:00Z'))).toBe(7);
  expect(countDays('2026-12-03', new Date('2026-11-27T09:00:00Z'))).toBe(-6);
  expect(countDays('2026-11-26T23:30:00Z', new Date('2026-11-27T08:00:00Z'))).toBe(0);
  expect(countDays('2026-11-26T22:30:00Z', new Date('2026-11-27T08:00:00Z'))).toBe(1);
});

it('tells for how long something has been waiting', () => {
  expect([0, 1, 8].map(tellSince)).toEqual(['heute', 'seit 1 Tag', 'seit 8 Tagen']);
});
