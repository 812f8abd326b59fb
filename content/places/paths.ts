import type { ServiceSlug } from '#shared/agency/business.ts';
import type { City } from './types.ts';

/** Canonical address of a service in a city (ROUTE-18). */
export const buildLocalPath = (city: City, service: ServiceSlug): string =>
  `/${city.slug}/${service}`;

/** The same in the lexicon (ROUTE-17). */
export const buildLexiconPath = (city: City, service: ServiceSlug): string =>
  `/seo-lexikon/${city.slug}/${service}`;
