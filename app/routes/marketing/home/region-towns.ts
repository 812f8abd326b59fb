import { distanceKm, ROERMOND } from '#shared/agency/geo.ts';

/**
 * Towns on the map of the home page, where the place data has them. `anchor` is
 * the side of the label that lies at the town.
 */
export const REGION_TOWNS: readonly {
  name: string;
  lat: number;
  lon: number;
  anchor?: 'end' | 'middle';
}[] = [
  { name: 'Eindhoven', lat: 51.4408, lon: 5.4778 },
  { name: 'Venlo', lat: 51.37, lon: 6.1681, anchor: 'end' },
  { name: 'Mönchengladbach', lat: 51.1854, lon: 6.4417, anchor: 'middle' },
  { name: 'Düsseldorf', lat: 51.2217, lon: 6.7762 },
  { name: 'Köln', lat: 50.9333, lon: 6.95, anchor: 'end' },
  { name: 'Aachen', lat: 50.7766, lon: 6.0834 },
  { name: 'Maastricht', lat: 50.8483, lon: 5.6889, anchor: 'end' },
];

/** The same number of kilometres that the local pages name. */
export const measureFromSeat = (town: { lat: number; lon: number }): number =>
  Math.round(distanceKm(ROERMOND, town));
