// Distances on the sphere; used by the place data, the local pages and the map.

/** Degrees, WGS 84. */
export type Coordinates = { lat: number; lon: number };

/** Market square of Roermond, seat of the delivered agency, from where distances are measured. */
export const ROERMOND: Coordinates = { lat: 51.1942, lon: 5.9875 };

/** Whether what is measured from Roermond is measured from the agency. */
export const sitsInRoermond = ({ city }: { city: string }): boolean =>
  city.trim().toLowerCase() === 'roermond';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

const DIRECTIONS = [
  'nördlich',
  'nordöstlich',
  'östlich',
  'südöstlich',
  'südlich',
  'südwestlich',
  'westlich',
  'nordwestlich',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** In which of eight directions `to` lies, seen from `from`. */
export function findDirection(from: Coordinates, to: Coordinates): Direction {
  const y = Math.sin(radians(to.lon - from.lon)) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(radians(to.lon - from.lon));
  const bearing = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return DIRECTIONS[Math.round(bearing / 45) % 8] ?? 'nördlich';
}
