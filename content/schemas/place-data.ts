import * as z from 'zod';
import { SERVICES, type ServiceSlug } from '#shared/agency/business.ts';
import { INDUSTRY_NAMES, type IndustryTag } from '../places/industry-names.ts';
import { line, pageDescription, slug } from './fields.ts';

// Shape of content/places/**/*.yaml: general knowledge of November 2026, no figures that age.

/** A body with its official page. */
export const SourceSchema = z.strictObject({ name: line(), url: z.url({ protocol: /^https$/ }) });
export type Source = z.infer<typeof SourceSchema>;

const industry = () =>
  z.custom<IndustryTag>(
    (tag) => typeof tag === 'string' && tag in INDUSTRY_NAMES,
    'Keine der Branchen in industry-names.ts',
  );

/** Written by hand for every city (facts/*.yaml). */
export const CityFactsSchema = z.strictObject({
  /** Where the city lies, completes "{name} liegt …". */
  site: line(),
  /** What the economy lives from: one to three complete sentences that name the place. */
  about: line(),
  /** The three branches that shape the place, most important first. */
  industries: z.tuple([industry(), industry(), industry()]),
  /** What a website has to settle here; one or two complete sentences. */
  matters: line(),
  /**
   * For cities of the border region: what anyone can look up about the place, and what we assume
   * follows for a website. Never an experience.
   */
  note: z.strictObject({ fact: line(), assumption: line() }).optional(),
});
export type CityFacts = z.infer<typeof CityFactsSchema>;
export const CityFactsFileSchema = z.record(slug(), CityFactsSchema);

/** Country's first-order divisions in cities.json (regions/*.yaml), names as on official pages. */
export const RegionSchema = z.strictObject({
  name: line(),
  /** Dative with preposition: "in Nordrhein-Westfalen", "im Kanton Zürich". */
  within: line(),
  /** Only the standing public body: its open programmes change too often to be printed. */
  funding: SourceSchema,
  /** Data protection authority for private businesses, with its seat. */
  authority: SourceSchema.extend({ seat: line() }),
  /** Chamber of the division; German chambers are kept by city in chambers.yaml. */
  chamber: SourceSchema.optional(),
  /** Days on which the place rests and the agency in Roermond works, as inside a sentence. */
  holidays: line(),
});
export type Region = z.infer<typeof RegionSchema>;
/** By the country's code and GeoNames' first-order division, e.g. 'DE-07'. */
export const RegionFileSchema = z.record(z.string().regex(/^[A-Z]{2}-\w{2}$/), RegionSchema);

export const ChamberFileSchema = z.array(SourceSchema.extend({ cities: z.array(slug()).min(1) }));

const byService = <Schema extends z.ZodType>(schema: Schema) =>
  z.record(z.enum(SERVICES.map(({ slug }): ServiceSlug => slug)), schema);

/** countries/*.yaml: general information, no legal advice. */
export const CountrySchema = z.strictObject({
  name: line(),
  /** Dative with preposition: "in den Niederlanden". */
  within: line(),
  /** Address of its page, /seo-lexikon/{region}. */
  region: slug(),
  /** Language of a website there. */
  language: line(),
  /** What a client of this country finds on our invoice. */
  billing: z.strictObject({
    /** The national standard rate in percent. */
    vat: z.number(),
    vatName: line(),
    currency: z.enum(['EUR', 'CHF']),
    rule: line(),
  }),
  /** Where the rules can be read. */
  sources: z.array(SourceSchema).min(1),
  /** {ort} is the city, {behoerde} the data protection authority, {sitz} its seat. */
  law: byService(z.array(line()).length(4)),
  /** Its page in the lexicon. */
  page: z.strictObject({
    title: line(),
    description: pageDescription(),
    h1: line(),
    lead: line(),
    sections: z.array(
      z.strictObject({ id: slug(), title: line(), paragraphs: z.array(line()).min(1) }),
    ),
    sources: z.array(SourceSchema).min(1),
    /** Rows: what, and how it is here. */
    overview: z.array(z.tuple([line(), line()])),
  }),
});
export type Country = z.infer<typeof CountrySchema>;

/** Pages /seo-lexikon/services/{service}: how the place changes a service (services.yaml). */
export const ServiceLexiconSchema = byService(
  z.strictObject({
    title: line(),
    description: line().max(165),
    lead: line(),
    paragraphs: z.array(line()).min(1),
  }),
);
