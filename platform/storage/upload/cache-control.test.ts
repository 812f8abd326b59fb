import { expect, it } from 'vitest';
import { EVERYBODY, READER, readerUntil } from '../access.ts';
import { limitCacheControl } from './cache-control.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const until = readerUntil(NOW.getTime() / 1000 + 60);

it.each([
  ['public, max-age=31536000, immutable', EVERYBODY, 'public, max-age=31536000, immutable'],
  ['public, max-age=31536000, s-maxage=9', READER, 'private, max-age=31536000'],
  ['public, max-age=31536000, immutable', until, 'private, max-age=60'],
  ['Max-Age="3600", stale-while-revalidate=999', until, 'private, max-age=60'],
  ['max-age=30', until, 'private, max-age=30'],
  ['max-age=30', readerUntil(NOW.getTime() / 1000 - 5), 'private, max-age=0'],
  ['no-store', READER, 'private, no-store'],
  ['public', READER, 'private'],
] as const)('%s', (stored, reach, sent) => {
  expect(limitCacheControl(stored, reach, NOW)).toBe(sent);
});
