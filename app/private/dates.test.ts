import { expect, it } from 'vitest';
import {
  formatBriefDay,
  formatBriefMoment,
  formatShortDay,
  formatShortMoment,
  isPastDay,
} from './dates.ts';

it('ends a day at midnight of the agency, not of Greenwich', () => {
  expect(isPastDay('2026-07-01', new Date('2026-07-01T21:59:59Z'))).toBe(false);
  expect(isPastDay('2026-07-01', new Date('2026-07-01T22:00:00Z'))).toBe(true);
});

it('tells days and moments briefly by the clock of the agency, with the year only of others', () => {
  const now = new Date('2026-11-27T14:00:00Z');
  const moments = ['2026-11-27T11:17:00Z', '2026-11-26T22:59:00Z', '2025-12-31T22:30:00Z'];
  expect(moments.map((iso) => formatBriefMoment(iso, now))).toEqual([
    'heute, 12:17',
    '26.11., 23:59',
    '31.12.2025, 23:30',
  ]);
  expect(['2026-12-04', '2027-01-04'].map((day) => formatBriefDay(day, now))).toEqual([
    '04.12.',
    '04.01.2027',
  ]);
});

it('writes a day and a moment of a record whole', () => {
  expect(formatShortDay('2026-03-04T23:30:00Z')).toBe('05.03.2026');
  expect(formatShortMoment('2026-03-04T23:30:00Z')).toBe('05.03.2026, 00:30\u00a0Uhr');
});
