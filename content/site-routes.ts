import { listPages } from './pages.ts';
import { listIndexedPlaces } from './places/indexed-places.ts';
import { LEXICON_ROUTES, PLACES_REVIEWED } from './places/local-routes.ts';

export type SiteRoute = { path: string; lastmod: string };

/** Day of the last change of the pages that are written in code; raise it when you change their text. */
const CODE_PAGES_CHANGED = '2026-11-20';
const CODE_PAGES = [
  '/',
  '/pakete',
  '/services',
  '/ueber-uns',
  '/kontakt',
  '/roi-kalkulator',
  '/blog',
  '/glossar',
  '/hilfe',
  '/case-studies',
  '/dienste',
  '/angaben',
];

/** Every address that search engines may list, each answering 200 itself: no redirects, no private area, no noindex page (SEO-07). */
export async function listSiteRoutes(): Promise<{ pages: SiteRoute[]; places: SiteRoute[] }> {
  const [services, blog, glossary, help, cases, legal, places] = await Promise.all([
    listPages('services'),
    listPages('blog'),
    listPages('glossary'),
    listPages('help'),
    listPages('case-studies'),
    listPages('legal'),
    listIndexedPlaces(),
  ]);
  return {
    pages: [
      ...CODE_PAGES.map((path) => ({ path, lastmod: CODE_PAGES_CHANGED })),
      ...blog.map(({ path, data }) => ({ path, lastmod: data.updated ?? data.date })),
      ...[...services, ...glossary, ...help, ...cases].map(({ path, data }) => ({
        path,
        lastmod: data.reviewed,
      })),
      ...legal.map(({ path, data }) => ({ path, lastmod: data.updated })),
    ],
    places: [
      ...LEXICON_ROUTES.map((path) => ({ path, lastmod: PLACES_REVIEWED })),
      ...places.map(({ path, data }) => ({ path, lastmod: data.reviewed })),
    ],
  };
}
