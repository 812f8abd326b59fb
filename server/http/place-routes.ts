import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { findPlace } from '#content/places/local-routes.ts';

const PLACE = /^\/(?:seo-lexikon\/)?([^/]+)\/([^/]+)$/;

/** Whether a path is one of the thousands of place pages, by far the most of a crawl. */
export function isPlacePath(pathname: string): boolean {
  const [, city, service] = PLACE.exec(pathname) ?? [];
  return city !== undefined && service !== undefined && findPlace(city, service) !== null;
}

/**
 * The same build with only the routes that a place page touches: its own, and
 * those of the pages above it and of the start page, which its head names for
 * the browser. React Router goes through all routes several times a page, with
 * a hundred of them for a tenth of its time.
 */
export function keepPlaceRoutes<Build extends ServerBuild>(build: Build): Build {
  const list = Object.values(build.routes).filter((route) => route !== undefined);
  const toTree = (parentId?: string): RouteObject[] =>
    list
      .filter((route) => route.parentId === parentId)
      .map(
        ({ id, path, index }) =>
          (index ? { id, path, index } : { id, path, children: toTree(id) }) as RouteObject,
      );
  const tree = toTree();
  const paths = [
    '/',
    '/koeln',
    '/koeln/webdesign',
    '/seo-lexikon',
    '/seo-lexikon/koeln',
    '/seo-lexikon/koeln/webdesign',
  ];
  const kept = new Set(
    paths.flatMap((path) => matchRoutes(tree, path) ?? []).map(({ route }) => route.id),
  );
  // The same kind of object with fewer entries, which its type allows.
  const narrow = <Routes extends object>(routes: Routes): Routes =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id))) as Routes;
  return {
    ...build,
    routes: narrow(build.routes),
    assets: { ...build.assets, routes: narrow(build.assets.routes) },
  };
}
