import { expect, it } from 'vitest';
import { buildTalkPath, readTalkWish } from './talk-link.ts';

it('carries the start of a talk in the address', () => {
  const path = buildTalkPath('2026-11-30T09:30:00.000Z');
  expect(path).toMatch(/^\/termin\?/);
  expect(readTalkWish(new URL(path, 'http://site.test').search)).toBe('2026-11-30T09:30:00.000Z');
  expect(readTalkWish('')).toBe('');
});
