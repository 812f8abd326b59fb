import { describe, expect, it } from 'vitest';
import { listCityEntries } from '#content/places/list-cities.ts';
import { filterCities } from './filter-cities.ts';

const cities = listCityEntries();
const names = (query: string, country = '') =>
  filterCities(cities, query, country).map(({ name }) => name);

describe('city filter', () => {
  it.each(['köln', 'koeln', 'Koln', ' KÖLN '])('finds Köln by “%s”', (query) => {
    expect(names(query)).toContain('Köln');
  });

  it('finds by region and limits to a country', () => {
    expect(names('limburg')).toContain('Maastricht');
    expect(names('', 'AT')).toContain('Wien');
    expect(names('', 'AT')).not.toContain('Zürich');
    expect(names('wien', 'DE')).toEqual([]);
  });

  it('shows all cities without a query', () => {
    expect(names('')).toHaveLength(cities.length);
  });
});
