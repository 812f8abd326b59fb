import type { Coordinates } from '#shared/geo.ts';
import { CITIES } from './cities.ts';

/** Positions of all cities with pages, rounded to what a map of postcard size can show. */
export const listMapDots = (): Coordinates[] =>
  CITIES.map(({ lat, lon }) => ({ lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 }));
