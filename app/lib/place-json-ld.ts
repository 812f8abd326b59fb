import type { City, CountryCode } from '#content/places/types.ts';
import type { JsonLd } from './json-ld.ts';

/** Pages about Switzerland are written for readers there: without ß. */
export const languageOf = (place: { country: CountryCode }): 'de-CH' | undefined =>
  place.country === 'CH' ? 'de-CH' : undefined;

/** A city with its coordinates, as the area a service is offered in. */
export function buildCity(city: City): JsonLd {
  return {
    '@type': 'City',
    name: city.name,
    address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: city.country },
    geo: { '@type': 'GeoCoordinates', latitude: city.lat, longitude: city.lon },
  };
}
