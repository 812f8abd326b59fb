import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { SECTIONS } from './sections.tsx';

/** Steps of the set-up and the page for wrong addresses are no places. */
const NO_PLACE = /^\/admin\/(einrichten.*|\*)$/;

test('the navigation has at most nine entries, and every page of the area is in one of them', () => {
  expect(SECTIONS.length).toBeLessThanOrEqual(9);
  const admin = routes.find(({ path }) => path === 'admin');
  const pages = (admin?.children ?? [])
    .flatMap(({ children }) => children ?? [])
    .map(({ path, index }) => (index ? '/admin' : `/admin/${path}`))
    .filter((path) => !NO_PLACE.test(path) && !/\/:\w+(\/|$)/.test(path));
  const linked = SECTIONS.flatMap(({ links }) => links.map(({ to }) => to));
  // One below another is reached from that one, or has a link of its own.
  const isBelow = (path: string): boolean =>
    path.split('/').length > 3 &&
    !linked.includes(path) &&
    [...pages, ...linked].includes(path.slice(0, path.lastIndexOf('/')));
  const places = pages.filter((path) => !isBelow(path));
  expect(linked.toSorted()).toEqual(
    [
      ...places.filter((path) => !path.endsWith('?')),
      '/admin/chat',
      '/admin/eingang',
      '/admin/fragen',
      '/admin/nachrichten',
      '/admin/unterhaltungen',
    ].toSorted(),
  );
});
