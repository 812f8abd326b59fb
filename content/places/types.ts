import type { Coordinates } from '#shared/agency/geo.ts';

export type CountryCode = 'DE' | 'NL' | 'AT' | 'CH';

/** One line of cities.json (GeoNames, CC BY 4.0). `region` is country and first-order division, e.g. DE-07. */
export type City = Coordinates & {
  slug: string;
  name: string;
  country: CountryCode;
  region: string;
};

export type IndustryTag =
  | 'logistik'
  | 'chemie'
  | 'hochschule'
  | 'tourismus'
  | 'handwerk'
  | 'handel'
  | 'maschinenbau'
  | 'gesundheit'
  | 'it'
  | 'automotive'
  | 'metall'
  | 'lebensmittel'
  | 'gartenbau'
  | 'hafen'
  | 'medien'
  | 'finanzen'
  | 'verwaltung'
  | 'textil'
  | 'energie'
  | 'bau'
  | 'elektronik'
  | 'kultur';

/** Written by hand for every city; general knowledge of 2026, no figures that age. */
export type CityFacts = {
  /** Where the city lies, completes "{name} liegt …". */
  site: string;
  /** What the economy lives from: one to three complete sentences that name the place. */
  about: string;
  /** The three branches that shape the place, most important first. */
  industries: readonly [IndustryTag, IndustryTag, IndustryTag];
  /** What a website has to settle here; one or two complete sentences. */
  matters: string;
  /** For cities of the border region: what anyone can look up about the place, and what we assume follows for a website. Never an experience. */
  note?: { fact: string; assumption: string };
};

/** A body with its official page. */
export type Source = { name: string; url: string };
