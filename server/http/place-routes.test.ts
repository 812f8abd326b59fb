import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { isPlacePath, keepPlaceRoutes } from './place-routes.ts';

it('knows the place pages', () => {
  expect(
    ['/koeln/webdesign', '/seo-lexikon/koeln/webdesign', '/den-haag/ki-chatbots'].every(
      isPlacePath,
    ),
  ).toBe(true);
  const others = [
    '/',
    '/services/webdesign',
    '/atlantis/webdesign',
    '/koeln/zaubern',
    '/admin/firma',
    '/seo-lexikon/schweiz',
    '/koeln/seo.data',
  ];
  expect(others.filter(isPlacePath)).toEqual([]);
});

it('keeps their routes, those above them and the start page', () => {
  const routes = [
    { id: 'root', path: '' },
    { id: 'frame', parentId: 'root' },
    { id: 'home', parentId: 'frame', index: true },
    { id: 'contact', parentId: 'frame', path: 'kontakt' },
    { id: 'lexicon', parentId: 'frame', path: 'seo-lexikon' },
    { id: 'region', parentId: 'frame', path: 'seo-lexikon/:region' },
    { id: 'entry', parentId: 'frame', path: 'seo-lexikon/:city/:service' },
    { id: 'local', parentId: 'frame', path: ':city/:service' },
    { id: 'short', parentId: 'frame', path: ':slug' },
    { id: 'all-else', parentId: 'frame', path: '*' },
    { id: 'admin', parentId: 'root', path: 'admin' },
  ];
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]));
  const build = keepPlaceRoutes({
    routes: byId,
    assets: { version: '1', routes: byId },
  } as unknown as ServerBuild);
  const kept = ['root', 'frame', 'home', 'lexicon', 'region', 'entry', 'local', 'short'];
  expect(Object.keys(build.routes)).toEqual(kept);
  expect(Object.keys(build.assets.routes)).toEqual(kept);
  expect(build.assets.version).toBe('1');
});
