import type { Coordinates } from '#shared/agency/geo.ts';

type Bounds = { west: number; east: number; south: number; north: number };

export type Projection = {
  width: number;
  height: number;
  project: (place: Coordinates) => { x: number; y: number };
  contains: (place: Coordinates) => boolean;
};

/**
 * Equirectangular projection, true to scale in the middle latitude; enough for
 * a map of a few degrees.
 */
function buildProjection(bounds: Bounds, width: number): Projection {
  const scale = width / (bounds.east - bounds.west);
  const stretch = scale / Math.cos(((bounds.north + bounds.south) / 2) * (Math.PI / 180));
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    width,
    height: Math.round((bounds.north - bounds.south) * stretch),
    project: ({ lat, lon }) => ({
      x: round((lon - bounds.west) * scale),
      y: round((bounds.north - lat) * stretch),
    }),
    contains: ({ lat, lon }) =>
      lon > bounds.west && lon < bounds.east && lat > bounds.south && lat < bounds.north,
  };
}

/** The border region: Eindhoven to Dortmund, Bonn to Nijmegen. */
const BORDER_REGION_BOUNDS: Bounds = { west: 5, east: 7.3, south: 50.6, north: 52.0 };

/** All four countries that have pages. */
const FOUR_COUNTRIES_BOUNDS: Bounds = { west: 2.2, east: 17, south: 45.6, north: 55 };

/** Units of the drawing; the element scales. */
const WIDTH = 460;
const MARGIN = 0.08;

const NEAR = buildProjection(BORDER_REGION_BOUNDS, WIDTH);
export const FOUR_COUNTRIES = buildProjection(FOUR_COUNTRIES_BOUNDS, WIDTH);

/** The border region, or all four countries for a city outside of it. */
export const findView = (current: Coordinates | undefined): { near: boolean; map: Projection } =>
  !current || NEAR.contains(current)
    ? { near: true, map: NEAR }
    : { near: false, map: FOUR_COUNTRIES };

/** The dots that draw the map of four countries; the border region needs none. */
export function buildDots(places: readonly Coordinates[], current: Coordinates): string {
  const { near, map } = findView(current);
  return near ? '' : drawDots(places, map);
}

/** A map cut to some places, with a margin around them. */
export function frame(places: readonly Coordinates[]): Projection {
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [high, wide] = [(north - south) * MARGIN, (east - west) * MARGIN];
  return buildProjection(
    { west: west - wide, east: east + wide, south: south - high, north: north + high },
    WIDTH,
  );
}

/** One dot a place that lies on the map; drawn with round caps. */
export const drawDots = (places: readonly Coordinates[], map: Projection): string =>
  places
    .filter(map.contains)
    .map(map.project)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
