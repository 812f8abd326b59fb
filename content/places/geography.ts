import { distanceToBorderKm } from '#shared/agency/border-distance.ts';
import type { Company } from '#shared/agency/company.ts';
import {
  distanceKm,
  findDirection,
  ROERMOND,
  sitsInRoermond,
  type Direction,
} from '#shared/agency/geo.ts';
import around from './around.json' with { type: 'json' };
import { getContentSettings } from '../settings.ts';
import { CITIES } from './cities.ts';
import type { City } from './types.ts';

/**
 * How far we travel: near = half a day on site, region = within the service
 * radius, remote = by video.
 */
export type Zone = 'seat' | 'near' | 'region' | 'remote';

const NEAR_KM = 50;

function findZone(km: number, radiusKm: number): Zone {
  if (km < 3) return 'seat';
  if (km <= NEAR_KM) return 'near';
  return km <= radiusKm ? 'region' : 'remote';
}

type Nearby = { name: string; km: number };

export type Neighbour = { city: City; km: number; direction: Direction };

export type Geography = {
  /** Straight line from Roermond, whole kilometres. */
  km: number;
  /** Where the city lies, seen from Roermond. */
  direction: Direction;
  /** Null: the agency sits elsewhere, and how far it is from there is not known. */
  zone: Zone | null;
  /** Time by car, as a band. */
  travel: string;
  /** Kilometres to the border between the Netherlands and Germany; null beyond 60. */
  borderKm: number | null;
  /** The nearest cities with own pages, nearest first. */
  neighbours: readonly Neighbour[];
  /** The two places people there count as next door, nearest first; not all of them have pages. */
  around: readonly [Nearby, Nearby];
  /** No neighbour with pages is close: those of `around` are others. */
  isApart: boolean;
  /** The nearest city with pages in another country. */
  abroad: Neighbour;
};

const AROUND: Readonly<Record<string, readonly Nearby[]>> = around;

const known = new Map<string, Geography>();

export function getGeography(city: City): Geography {
  const { company } = getContentSettings();
  const key = `${city.slug} ${company.radiusKm} ${company.city}`;
  const found = known.get(key) ?? buildGeography(city, company);
  known.set(key, found);
  return found;
}

function buildGeography(city: City, company: Company): Geography {
  const km = Math.round(distanceKm(ROERMOND, city));
  const others = CITIES.filter((other) => other !== city)
    .map((other) => ({
      city: other,
      km: Math.round(distanceKm(city, other)),
      direction: findDirection(city, other),
    }))
    .toSorted((a, b) => a.km - b.km);
  const abroad = others.find((other) => other.city.country !== city.country);
  if (!abroad) throw new Error('Cities of more than one country expected');
  const [first, second] =
    AROUND[city.slug] ?? others.map((other) => ({ name: other.city.name, km: other.km }));
  if (!first || !second) throw new Error('Two places around expected');
  const borderKm = Math.max(1, Math.round(distanceToBorderKm(city)));
  return {
    km,
    direction: findDirection(ROERMOND, city),
    zone: sitsInRoermond(company) ? findZone(km, company.radiusKm) : null,
    travel: findTravelBand(km),
    borderKm: borderKm <= 60 ? borderKm : null,
    neighbours: others.slice(0, 8),
    around: [first, second],
    isApart: city.slug in AROUND,
    abroad,
  };
}

/** Bands instead of minutes: traffic around the Ruhr makes a printed minute a lie. */
function findTravelBand(km: number): string {
  if (km < 3) return 'wenige Minuten';
  if (km <= 25) return 'rund eine halbe Stunde';
  if (km <= 50) return 'eine halbe bis eine Stunde';
  if (km <= 75) return 'eine bis eineinviertel Stunden';
  if (km <= 100) return 'eineinviertel bis eindreiviertel Stunden';
  if (km <= 150) return 'eineinhalb bis zweieinhalb Stunden';
  if (km <= 300) return 'drei bis vier Stunden';
  return 'mehr als vier Stunden';
}
