import { expect, it } from 'vitest';
import { isPastDay } from './request-facts.ts';

it('ends a day at midnight of the agency, not of Greenwich', () => {
  expect(isPastDay('2026-07-01', new Date('2026-07-01T21:59:59Z'))).toBe(false);
  expect(isPastDay('2026-07-01', new Date('2026-07-01T22:00:00Z'))).toBe(true);
});
