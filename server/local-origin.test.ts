import { expect, it } from 'vitest';
import { findLocalOrigin } from './local-origin.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server that listens at %s is asked at %s', (HOST, origin) => {
  expect(findLocalOrigin({ HOST, PORT: 3000 })).toBe(origin);
});
