import type { Coordinates } from '#shared/agency/geo.ts';

export type CountryCode = 'DE' | 'NL' | 'AT' | 'CH';

/**
 * One line of cities.json (GeoNames, CC BY 4.0). `region` is country and
 * first-order division, e.g. DE-07.
 */
export type City = Coordinates & {
  slug: string;
  name: string;
  country: CountryCode;
  region: string;
};
