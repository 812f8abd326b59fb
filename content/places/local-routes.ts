import { REGIONS, SERVICES, type ServiceSlug } from '#shared/business.ts';
import { buildLexiconPath } from './build-lexicon-page.ts';
import { buildLocalPath } from './build-local-page.ts';
import { CITIES, findCity } from './cities.ts';
import type { City } from './types.ts';
import noindex from './noindex.json' with { type: 'json' };

/** Day on which data and wording of the place pages were last reviewed. */
export const PLACES_REVIEWED = '2026-11-22';

const excluded = new Set<string>(noindex);

/** False for pages that are too close to a sibling (npm run content:uniqueness): they carry noindex and stay out of the sitemap. */
export const isIndexable = (path: string): boolean => !excluded.has(path);

export const findService = (slug: string) => SERVICES.find((service) => service.slug === slug) ?? null;

/** City and service of '/koeln/webdesign'; null when either is unknown. */
export function findPlace(citySlug: string, serviceSlug: string): { city: City; service: ServiceSlug } | null {
  const city = findCity(citySlug);
  const service = findService(serviceSlug);
  return city && service ? { city, service: service.slug } : null;
}

/** City and service of '/webdesign-koeln' or '/ki-chatbots-koeln' (ROUTE-19). */
export function findPlaceBySlug(slug: string): { city: City; service: ServiceSlug } | null {
  for (const service of SERVICES) {
    const found = slug.startsWith(`${service.slug}-`) && findPlace(slug.slice(service.slug.length + 1), service.slug);
    if (found) return found;
  }
  return null;
}

export type LocalRoute = { path: string; lastmod: string; indexable: boolean };

/** Every canonical address of lexicon and local pages, for the sitemap. */
export function listLocalRoutes(): LocalRoute[] {
  const fixed = [
    '/seo-lexikon',
    '/seo-lexikon/staedte',
    ...SERVICES.map(({ slug }) => `/seo-lexikon/services/${slug}`),
    ...REGIONS.map(({ slug }) => `/seo-lexikon/${slug}`),
  ];
  const pages = CITIES.flatMap((city) => SERVICES.flatMap(({ slug }) => [buildLocalPath(city, slug), buildLexiconPath(city, slug)]));
  return [...fixed, ...pages].map((path) => ({ path, lastmod: PLACES_REVIEWED, indexable: isIndexable(path) }));
}
