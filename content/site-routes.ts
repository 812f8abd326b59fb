import type { CollectionName } from './collections.ts';
import { listPages } from './pages.ts';
import { listIndexedPlaces } from './places/indexed-places.ts';
import { LEXICON_ROUTES } from './places/local-routes.ts';
import { getContentSettings } from './settings.ts';
import { findTextDate } from './text-dates.ts';

/** `lastmod`: the day on which the text changed. */
export type SiteRoute = { path: string; lastmod: string };

/** Pages whose texts stand in code, and where. */
export const OWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['shared/texts/home.ts', 'shared/texts/showpieces.ts', 'content/faq.ts'],
  '/pakete': ['shared/texts/packages.ts', 'shared/agency/business.ts'],
  '/kontakt': ['shared/texts/contact.ts'],
  '/roi-kalkulator': ['shared/texts/roi.ts'],
  '/dienste': ['shared/consent/services-registry.ts', 'shared/consent/storage-register.ts'],
  '/angaben': ['shared/agency/claims.ts'],
};
/** All addresses of the lexicon have one date. */
export const LEXICON_TEXTS = ['/seo-lexikon', ['content/places/**/*.{ts,yaml}']] as const;

/** Lists change with what they list. */
const LISTS = {
  '/services': 'services',
  '/blog': 'blog',
  '/glossar': 'glossary',
  '/hilfe': 'help',
  '/case-studies': 'case-studies',
} as const satisfies Record<string, CollectionName>;

/** The pages of a collection; what was edited in the admin area bears its own date. */
async function listRoutes(collection: CollectionName): Promise<SiteRoute[]> {
  const [pages, overrides] = await Promise.all([
    listPages(collection),
    getContentSettings().findOverrides(collection),
  ]);
  const edited = new Set(overrides.map(({ slug }) => slug));
  return pages.map(({ path, slug, data }) => {
    if (!edited.has(slug)) return { path, lastmod: findTextDate(path) };
    if ('reviewed' in data) return { path, lastmod: data.reviewed };
    return { path, lastmod: data.updated ?? ('date' in data ? data.date : '') };
  });
}

export const newestOf = (routes: readonly SiteRoute[]): string =>
  routes.reduce((latest, { lastmod }) => (lastmod > latest ? lastmod : latest), '');

/**
 * Every address that search engines may list, each answering 200 itself: no
 * redirects, no private area, no noindex page (SEO-07).
 */
export async function listSiteRoutes(): Promise<{ pages: SiteRoute[]; places: SiteRoute[] }> {
  const [lists, company, legal, placeTexts, indexed] = await Promise.all([
    Promise.all(
      Object.entries(LISTS).map(
        async ([path, collection]) => [path, await listRoutes(collection)] as const,
      ),
    ),
    listRoutes('company'),
    listRoutes('legal'),
    listRoutes('places'),
    listIndexedPlaces(),
  ]);
  const isIndexed = new Set(indexed.map(({ path }) => path));
  const [lexicon] = LEXICON_TEXTS;
  return {
    pages: [
      ...Object.keys(OWN_TEXTS).map((path) => ({ path, lastmod: findTextDate(path) })),
      ...lists.map(([path, routes]) => ({ path, lastmod: newestOf(routes) })),
      ...company,
      ...lists.flatMap(([, routes]) => routes),
      ...legal,
    ],
    places: [
      ...LEXICON_ROUTES.map((path) => ({ path, lastmod: findTextDate(lexicon) })),
      ...placeTexts.filter(({ path }) => isIndexed.has(path)),
    ],
  };
}
