import { expect, it } from 'vitest';
import { formatDays } from './format-days.ts';

it.each([
  [[1, 2, 3, 4, 5], 'Montag bis Freitag', 'Mo–Fr'],
  [[2, 3, 4, 5, 6], 'Dienstag bis Samstag', 'Di–Sa'],
  [[1, 3, 5], 'Montag, Mittwoch und Freitag', 'Mo, Mi, Fr'],
  [[1, 2, 3, 5], 'Montag bis Mittwoch und Freitag', 'Mo–Mi, Fr'],
  [[1, 2], 'Montag und Dienstag', 'Mo, Di'],
  [[7], 'Sonntag', 'So'],
])('%j', (days, long, short) => {
  expect(formatDays(days)).toBe(long);
  expect(formatDays(days, { style: 'short' })).toBe(short);
});
