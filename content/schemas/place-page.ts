import * as z from 'zod';
import { day, line, pageDescription, pageTitle, question } from './fields.ts';

/** The text of one city; its slug is the city's, its address the one of web design there. */
export const PlacePageSchema = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  h1: line(),
  /** Opening paragraph beneath the h1. */
  lead: line(),
  /** Questions that this town raises, not ones of every town. */
  faq: z.array(question()).default([]),
  /** Where what is said about the town can be looked up. */
  sources: z.array(z.strictObject({ name: line(), url: z.url({ protocol: /^https$/ }) })).min(2),
  /** Day on which the text was last changed or checked; the sitemap's lastmod. */
  reviewed: day(),
});
