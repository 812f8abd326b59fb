import type { CityFacts } from '../types.ts';
import { ALPS } from './alps.ts';
import { BORDER_REGION } from './border-region.ts';
import { GERMANY } from './germany.ts';
import { NETHERLANDS } from './netherlands.ts';
import { RHINELAND } from './rhineland.ts';
import { RUHR_WESTPHALIA } from './ruhr-westphalia.ts';

const CITY_FACTS: Readonly<Record<string, CityFacts>> = {
  ...BORDER_REGION,
  ...RHINELAND,
  ...RUHR_WESTPHALIA,
  ...NETHERLANDS,
  ...GERMANY,
  ...ALPS,
};

/** Throws for a city of cities.json without facts: every page needs its own text. */
export function getCityFacts(slug: string): CityFacts {
  const facts = CITY_FACTS[slug];
  if (!facts) throw new Error(`No facts for city ${slug}`);
  return facts;
}
