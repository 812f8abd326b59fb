import type { Source } from '../types.ts';

export type Region = {
  name: string;
  /** Dative with preposition: "in Nordrhein-Westfalen", "im Kanton Zürich". */
  within: string;
  funding: Source;
  /** Data protection authority for private businesses, with its seat. */
  authority: Source & { seat: string };
  /** Days on which the place rests and the agency in Roermond works, as they read inside a sentence. */
  holidays: string;
  /** Chamber of the division; German chambers are kept by city in chambers.ts. */
  chamber?: Source;
  /** A regional domain ending, where one exists. */
  tld?: string;
};

/** By the country's code and GeoNames' first-order division, e.g. 'DE-07'. */
export type Regions = Readonly<Record<string, Region>>;
