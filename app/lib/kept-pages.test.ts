import { expect, test } from 'vitest';
import { isLeftAlone, mayBeKept } from './kept-pages.ts';

test('the service worker leaves private pages alone however their address is written', () => {
  for (const path of [
    '/portal',
    '/portal/rechnungen',
    '/Portal',
    '/%70ortal/rechnungen',
    '/%50ORTAL',
    '/Angebot/AbC',
    '/%61nfrage/AbC',
    '/auth/v1/user',
    '/%',
  ])
    expect(isLeftAlone(path), path).toBe(true);
  for (const path of ['/', '/pakete', '/portale', '/blog/portal', '/suche.json', '/k%C3%B6ln'])
    expect(isLeftAlone(path), path).toBe(false);
});

test('it keeps whole answers alone, and none that says no-store or private', () => {
  const answer = (cacheControl: string, status = 200) =>
    mayBeKept(
      new Response('', { status, headers: cacheControl ? { 'cache-control': cacheControl } : {} }),
    );
  expect(answer('')).toBe(true);
  expect(answer('public, max-age=0, must-revalidate')).toBe(true);
  expect(answer('private, no-store')).toBe(false);
  expect(answer('No-Store')).toBe(false);
  expect(answer('private, max-age=60')).toBe(false);
  expect(answer('', 404)).toBe(false);
});
