import { readYamlFolder } from '../read-yaml.ts';
import { CityFactsFileSchema, type CityFacts } from '../schemas/place-data.ts';

let known: Readonly<Record<string, CityFacts>> | undefined;

/** Throws for a city of cities.json without facts: every page needs its own text. */
export function getCityFacts(slug: string): CityFacts {
  known ??= Object.assign({}, ...readYamlFolder('places/facts', CityFactsFileSchema));
  const facts = known?.[slug];
  if (!facts) throw new Error(`No facts for city ${slug}`);
  return facts;
}
