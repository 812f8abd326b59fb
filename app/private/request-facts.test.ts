import { expect, it } from 'vitest';
import { formatBriefMoment, isPastDay } from './request-facts.ts';

it('ends a day at midnight of the agency, not of Greenwich', () => {
  expect(isPastDay('2026-07-01', new Date('2026-07-01T21:59:59Z'))).toBe(false);
  expect(isPastDay('2026-07-01', new Date('2026-07-01T22:00:00Z'))).toBe(true);
});

it('tells a moment briefly by the clock of the agency', () => {
  expect(formatBriefMoment('2026-11-27T11:17:00Z')).toBe('27.11., 12:17');
});
