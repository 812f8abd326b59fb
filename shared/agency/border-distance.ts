import { BORDER_NL_DE, type Line } from './border-region.ts';
import { distanceKm, type Coordinates } from './geo.ts';

/**
 * Kilometres from a place to the nearest drawn point between the Netherlands
 * and Germany; rough, as the line is drawn by hand.
 */
export const distanceToBorderKm = (place: Coordinates): number =>
  distanceToLineKm(place, BORDER_NL_DE);

/** Kilometres to the nearest point of a line. */
export function distanceToLineKm(place: Coordinates, line: Line): number {
  let nearest = Infinity;
  for (const [index, [lon, lat]] of line.entries()) {
    const [nextLon, nextLat] = line[index + 1] ?? [lon, lat];
    for (const share of [0, 0.25, 0.5, 0.75]) {
      nearest = Math.min(
        nearest,
        distanceKm(place, {
          lat: lat + (nextLat - lat) * share,
          lon: lon + (nextLon - lon) * share,
        }),
      );
    }
  }
  return nearest;
}
