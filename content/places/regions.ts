import { readYaml, readYamlFolder } from '../read-yaml.ts';
import {
  ChamberFileSchema,
  RegionFileSchema,
  type Region,
  type Source,
} from '../schemas/place-data.ts';
import type { City } from './types.ts';

const regions = new Map(
  readYamlFolder('places/regions', RegionFileSchema).flatMap((file) => Object.entries(file)),
);

export function getRegion(city: City): Region {
  const region = regions.get(city.region);
  if (!region) throw new Error(`No region ${city.region}`);
  return region;
}

const chamberByCity = new Map<string, Source>(
  readYaml('places/chambers.yaml', ChamberFileSchema).flatMap(({ cities, name, url }) =>
    cities.map((slug) => [slug, { name, url }] as const),
  ),
);

/**
 * The chamber a business of this city belongs to (Germany, Austria,
 * Netherlands) or can join (Switzerland).
 */
export function getChamber(city: City): Source {
  const chamber = chamberByCity.get(city.slug) ?? getRegion(city).chamber;
  if (!chamber) throw new Error(`No chamber for ${city.slug}`);
  return chamber;
}
