import * as z from 'zod';
import { day, line, pageDescription, pageTitle, question, slug } from './fields.ts';

/** One topic of the help centre. Its questions live here and nowhere else. */
export const HelpPageSchema = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  /** Name of the topic in lists, e.g. 'Kosten und Vertrag'. */
  name: line(),
  h1: line(),
  lead: line(),
  /** Place among the topics, from 1. */
  order: z.int().positive(),
  /** `id` is the anchor: others link to it, so it stays when the wording changes. */
  faq: z.array(question().extend({ id: slug() })).min(4),
  reviewed: day(),
});
