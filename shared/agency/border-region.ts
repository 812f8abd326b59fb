import { distanceKm, type Coordinates } from './geo.ts';

// Rivers and borders around Roermond as hand-drawn lines through real points
// (longitude, latitude). Good for a map of postcard size and for "about 12 km
// to the border", not for surveying.

type Line = readonly (readonly [lon: number, lat: number])[];

export const RHEIN: Line = [
  [7.24, 50.62],
  [7.11, 50.74],
  [6.98, 50.82],
  [6.97, 50.94],
  [6.97, 51.03],
  [6.85, 51.1],
  [6.83, 51.17],
  [6.75, 51.2],
  [6.77, 51.24],
  [6.73, 51.3],
  [6.65, 51.35],
  [6.73, 51.44],
  [6.7, 51.53],
  [6.6, 51.65],
  [6.39, 51.76],
  [6.24, 51.83],
  [6.12, 51.86],
  [5.87, 51.85],
  [5.65, 51.89],
  [5.43, 51.88],
  [4.97, 51.83],
];

export const MAAS: Line = [
  [5.57, 50.63],
  [5.7, 50.78],
  [5.69, 50.86],
  [5.76, 50.95],
  [5.77, 51.03],
  [5.8, 51.1],
  [5.88, 51.16],
  [5.98, 51.2],
  [6.02, 51.24],
  [6.09, 51.29],
  [6.16, 51.37],
  [6.19, 51.46],
  [6.09, 51.55],
  [5.98, 51.62],
  [5.96, 51.7],
  [5.88, 51.75],
  [5.74, 51.76],
  [5.65, 51.8],
  [5.44, 51.81],
  [5.14, 51.73],
  [4.9, 51.72],
];

/** The Netherlands and Germany, from Vaals to Gronau. */
export const BORDER_NL_DE: Line = [
  [6.02, 50.754],
  [6.02, 50.81],
  [6.07, 50.85],
  [6.09, 50.92],
  [6.03, 50.95],
  [5.97, 50.98],
  [5.9, 51.0],
  [5.87, 51.05],
  [5.96, 51.04],
  [5.97, 51.08],
  [6.06, 51.11],
  [6.09, 51.14],
  [6.17, 51.16],
  [6.15, 51.19],
  [6.08, 51.23],
  [6.11, 51.27],
  [6.17, 51.33],
  [6.22, 51.36],
  [6.22, 51.42],
  [6.21, 51.5],
  [6.12, 51.58],
  [6.1, 51.63],
  [6.03, 51.67],
  [5.96, 51.74],
  [5.97, 51.81],
  [6.05, 51.85],
  [6.15, 51.85],
  [6.2, 51.89],
  [6.26, 51.87],
  [6.39, 51.83],
  [6.46, 51.86],
  [6.55, 51.88],
  [6.7, 51.91],
  [6.83, 51.97],
  [6.8, 52.02],
  [6.7, 52.06],
  [6.76, 52.12],
  [6.87, 52.13],
  [6.98, 52.22],
  [7.06, 52.24],
];

/** The Netherlands and Belgium, from Vaals westwards to the Kempen. */
export const BORDER_NL_BE: Line = [
  [6.02, 50.754],
  [5.87, 50.75],
  [5.7, 50.76],
  [5.64, 50.84],
  [5.72, 50.91],
  [5.76, 50.96],
  [5.77, 51.03],
  [5.8, 51.1],
  [5.84, 51.15],
  [5.66, 51.18],
  [5.56, 51.22],
  [5.48, 51.3],
  [5.24, 51.26],
  [5.08, 51.4],
  [4.93, 51.4],
];

/** Germany and Belgium, from Vaals to the High Fens. */
export const BORDER_DE_BE: Line = [
  [6.02, 50.754],
  [6.12, 50.72],
  [6.18, 50.65],
  [6.26, 50.6],
];

/**
 * Kilometres from a place to the nearest drawn point between the Netherlands
 * and Germany; rough, see above.
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
