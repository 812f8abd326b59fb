import cities from './cities.json' with { type: 'json' };
import type { City } from './types.ts';

/** All places with own pages, in German order of their names. */
export const CITIES: readonly City[] = (cities as City[]).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'de', { ignorePunctuation: true }),
);

const bySlug = new Map(CITIES.map((city) => [city.slug, city]));

export const findCity = (slug: string): City | null => bySlug.get(slug) ?? null;
