import { expect, it } from 'vitest';
import { findCity } from '#content/places/cities.ts';
import { getGeography } from '#content/places/geography.ts';
import { measureFromSeat, REGION_TOWNS } from './region-towns.ts';

it.each(REGION_TOWNS)('$name is as far away on the map as on its own pages', (town) => {
  const city = findCity(town.name.toLowerCase().replace('ö', 'oe').replace('ü', 'ue'));
  expect(measureFromSeat(town)).toBe(getGeography(city!).km);
});
