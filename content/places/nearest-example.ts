import { distanceKm } from '#shared/agency/geo.ts';
import { EXAMPLES, type Example } from '../examples/examples.ts';
import { CITIES } from './cities.ts';
import type { City } from './types.ts';

/** The example website whose invented business is nearest to a city. */
export function findNearestExample(city: City): Example {
  const awayFrom = ({ place }: Example): number => {
    const town = CITIES.find(({ name }) => name === place);
    return town ? distanceKm(city, town) : Number.POSITIVE_INFINITY;
  };
  return EXAMPLES.reduce((best, next) => (awayFrom(next) < awayFrom(best) ? next : best));
}
