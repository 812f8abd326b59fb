import { expect, it } from 'vitest';
import { byUrgency, isLate, tellDeadline, tellDistance, waitFrom } from './waits.ts';

const entry = (id: string, at: string) => ({ id, ...waitFrom(at) });

it('puts first whose promise ends first: so what is late leads', () => {
  const rows = [
    entry('today', '2026-11-26T08:00:00Z'),
    entry('a week', '2026-11-19T08:00:00Z'),
    entry('yesterday', '2026-11-25T09:00:00Z'),
    entry('a month', '2026-10-26T08:00:00Z'),
  ];
  const now = new Date('2026-11-26T10:00:00Z');
  expect(byUrgency(rows).map((row) => [row.id, isLate(row, now)])).toEqual([
    ['a month', true],
    ['a week', true],
    ['yesterday', true],
    ['today', false],
  ]);
});

it('gives a message of Saturday until Tuesday, as one is promised', () => {
  const [row] = byUrgency([entry('weekend', '2026-11-21T10:00:00Z')]);
  expect(isLate(row!, new Date('2026-11-24T07:59:00Z'))).toBe(false);
  expect(isLate(row!, new Date('2026-11-24T08:01:00Z'))).toBe(true);
});

it('puts the older of two first that are due at the same moment', () => {
  const rows = [entry('Sunday', '2026-11-22T10:00:00Z'), entry('Saturday', '2026-11-21T10:00:00Z')];
  expect(byUrgency(rows).map(({ id }) => id)).toEqual(['Saturday', 'Sunday']);
});

it('tells by when, and of a broken promise by hours, then by days, how late it is', () => {
  const tell = (due: string) => tellDeadline(due, new Date('2026-11-28T09:00:00Z'));
  expect(
    ['2026-11-28T15:00:00Z', '2026-11-29T08:00:00Z', '2026-12-01T08:00:00Z'].map(tell),
  ).toEqual(['heute 16:00', 'morgen 09:00', '01.12., 09:00']);
  expect(
    [
      '2026-11-28T08:40:00Z',
      '2026-11-28T07:00:00Z',
      '2026-11-27T08:00:00Z',
      '2026-11-25T09:00:00Z',
    ].map(tell),
  ).toEqual([
    'unter 1 Std. überfällig',
    '2 Std. überfällig',
    '1 Tag überfällig',
    '3 Tage überfällig',
  ]);
});

it('tells how far a day is as well as a moment: a day is late once it is over', () => {
  const tell = (due: string) => tellDistance(due, new Date('2026-11-28T09:00:00Z'));
  expect(['2026-11-28', '2026-11-29', '2026-12-01', '2026-11-27', '2026-10-30'].map(tell)).toEqual([
    'heute',
    'morgen',
    'in 3 Tagen',
    '1 Tag überfällig',
    '29 Tage überfällig',
  ]);
  // Half past midnight at the agency, of the UTC day before.
  expect(tellDistance('2026-11-27', new Date('2026-11-27T23:30:00Z'))).toBe('1 Tag überfällig');
  expect(['2026-11-28T15:00:00Z', '2026-11-28T07:00:00Z'].map(tell)).toEqual([
    'heute',
    '2 Std. überfällig',
  ]);
});
