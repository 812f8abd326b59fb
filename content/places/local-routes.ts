import { REGIONS, SERVICES, type ServiceSlug } from '#shared/agency/business.ts';
import { CITIES, findCity } from './cities.ts';
import { buildLexiconPath, buildLocalPath } from './paths.ts';
import type { City } from './types.ts';

/** Day on which data and wording of the place pages were last reviewed. */
export const PLACES_REVIEWED = '2026-11-22';

export const findService = (slug: string) =>
  SERVICES.find((service) => service.slug === slug) ?? null;

/** City and service of '/koeln/webdesign'; null when either is unknown. */
export function findPlace(
  citySlug: string,
  serviceSlug: string,
): { city: City; service: ServiceSlug } | null {
  const city = findCity(citySlug);
  const service = findService(serviceSlug);
  return city && service ? { city, service: service.slug } : null;
}

/** City and service of '/webdesign-koeln' or '/ki-chatbots-koeln' (ROUTE-19). */
export function findPlaceBySlug(slug: string): { city: City; service: ServiceSlug } | null {
  for (const service of SERVICES) {
    const found =
      slug.startsWith(`${service.slug}-`) &&
      findPlace(slug.slice(service.slug.length + 1), service.slug);
    if (found) return found;
  }
  return null;
}

/** Addresses of the lexicon that search engines may list (PLACE-02). */
export const LEXICON_ROUTES: readonly string[] = [
  '/seo-lexikon',
  '/seo-lexikon/staedte',
  ...SERVICES.map(({ slug }) => `/seo-lexikon/services/${slug}`),
  ...REGIONS.map(({ slug }) => `/seo-lexikon/${slug}`),
];

/** Every canonical address of lexicon and local pages. */
export const listLocalPaths = (): string[] => [
  ...LEXICON_ROUTES,
  ...CITIES.flatMap((city) =>
    SERVICES.flatMap(({ slug }) => [buildLocalPath(city, slug), buildLexiconPath(city, slug)]),
  ),
];
