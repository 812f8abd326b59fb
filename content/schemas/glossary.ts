import * as z from 'zod';
import { day, line, pageDescription, pageTitle, slug } from './fields.ts';

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
  /** Day of the last check of the content. */
  reviewed: day(),
});
