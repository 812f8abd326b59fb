import { readYaml } from '../read-yaml.ts';
import { CountrySchema, type Country } from '../schemas/place-data.ts';
import type { CountryCode } from './types.ts';

/** State of what is said about law and billing. */
export const LAW_AS_OF = 'November 2026';

const read = (code: string): Country => readYaml(`places/countries/${code}.yaml`, CountrySchema);

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  DE: read('de'),
  NL: read('nl'),
  AT: read('at'),
  CH: read('ch'),
};
