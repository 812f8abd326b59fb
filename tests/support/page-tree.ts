import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { RouteObject } from 'react-router';
import routes from '#app/routes.ts';

const toTree = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children = [] }) =>
    index
      ? { index, handle: file }
      : { ...(path ? { path } : {}), handle: file, children: toTree(children) },
  );

/** The site's pages for `matchRoutes`; `handle` is the file, since several routes may share one. */
export const pageTree = toTree(routes);
