import * as z from 'zod';
import { day, line, pageDescription, pageTitle, slug } from './fields.ts';

/** A number with its unit: '2,5 s', '10.000 €', '2028'. */
const measure = () =>
  line().regex(/^\d[\d.]*(,\d+)?( .+)?$/, 'Eine Zahl, dann die Einheit, zum Beispiel: 2,5 s');

export const GlossaryEntrySchema = z.strictObject({
  /** The word that is explained; also the h1 and the sort key of /glossar. */
  term: line(),
  title: pageTitle(),
  description: pageDescription(),
  /** Heading of the filter on /glossar, e.g. 'Technik'. */
  category: line(),
  /** Other spellings and abbreviations; the search finds the entry by them. */
  synonyms: z.array(line()),
  /** Slugs of other glossary entries. */
  related: z.array(slug()),
  /** What is drawn below the definition, and what it is called. */
  caption: line().optional(),
  /** Ranges of a measurement, the good one first; drawn in the order of their numbers. */
  scale: z.array(z.strictObject({ from: measure(), name: line() })).default([]),
  /** Measured values of the example, on the scale. */
  marks: z.array(z.strictObject({ at: measure(), name: line() })).default([]),
  /** Measurements with two limits each: up to the first one is good, up to the second one middling. */
  limits: z
    .array(z.strictObject({ name: line(), good: measure(), middling: measure() }))
    .default([]),
  /** What follows on what. */
  way: z.array(z.strictObject({ name: line(), detail: line().optional() })).default([]),
  /** A specimen in pieces, each with what it says. */
  parts: z.array(z.strictObject({ part: line(), name: line() })).default([]),
  /** Day of the last check of the content. */
  reviewed: day(),
});
