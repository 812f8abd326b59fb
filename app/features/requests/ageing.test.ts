import { expect, it } from 'vitest';
import { describeAge } from './ageing.tsx';

it('counts calendar days: what came late last night is not of today', () => {
  const now = Date.parse('2026-11-26T08:00:00+01:00');
  const at = (created_at: string) => describeAge({ status: 'new', created_at }, now);
  expect(at('2026-11-26T00:10:00+01:00')).toBe('heute');
  expect(at('2026-11-25T23:50:00+01:00')).toBe('seit 1 Tag');
  expect(at('2026-11-13T12:00:00+01:00')).toBe('seit 13 Tagen');
});
