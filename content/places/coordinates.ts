import { ROERMOND, type Coordinates } from '#shared/agency/geo.ts';
import { buildSlug } from '../slug.ts';
import { findCity } from './cities.ts';

/**
 * Coordinates of a city by name or slug; unknown cities fall back to Roermond. ENTITY-15 asks for
 * it; local pages need no fallback and take those of their city.
 */
export function getCoordinates(city: string): Coordinates {
  const known = findCity(buildSlug(city));
  return known ? { lat: known.lat, lon: known.lon } : ROERMOND;
}
