import type { CityEntry } from '#content/places/list-cities.ts';

/**
 * Cities whose name, region or slug contains the query ('koeln', 'köln' and
 * 'Koln' find Köln), in one country or all.
 */
export function filterCities(
  cities: readonly CityEntry[],
  query: string,
  country: string,
): CityEntry[] {
  const wanted = fold(query);
  return cities.filter(
    (city) =>
      (country === '' || city.country === country) &&
      [city.name, city.region, city.slug].some(
        (text) =>
          fold(text).includes(wanted) || text.toLowerCase().includes(query.trim().toLowerCase()),
      ),
  );
}

const fold = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
