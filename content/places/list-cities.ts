import { CITIES } from './cities.ts';
import { getGeography } from './geography.ts';
import { getRegion } from './regions.ts';
import type { CountryCode } from './types.ts';

export type CityEntry = {
  slug: string;
  name: string;
  country: CountryCode;
  region: string;
  km: number;
};

/**
 * All cities as the lists show them: in German order, with state, province or
 * canton and the distance from Roermond.
 */
export const listCityEntries = (): CityEntry[] =>
  CITIES.map((city) => ({
    slug: city.slug,
    name: city.name,
    country: city.country,
    region: getRegion(city).name,
    km: getGeography(city).km,
  }));
