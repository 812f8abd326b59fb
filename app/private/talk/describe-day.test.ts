import { expect, test } from 'vitest';
import { describeDay } from './describe-day.ts';

const NOW = new Date('2026-11-27T10:00:00Z');

test.each([
  ['2026-11-27T08:13:00Z', 'Heute'],
  // In the agency's time zone it is the next day already.
  ['2026-11-26T23:30:00Z', 'Heute'],
  ['2026-11-26T08:13:00Z', 'Gestern'],
  ['2026-11-21T08:13:00Z', 'Samstag, 21. November'],
  ['2026-11-16T08:13:00Z', 'Montag, 16. November'],
  ['2025-11-16T08:13:00Z', 'Sonntag, 16. November 2025'],
])('%s is %s', (iso, day) => expect(describeDay(iso, NOW)).toBe(day));
