import * as z from 'zod';
import { day, line, pageDescription, pageTitle, question } from './fields.ts';

/** Texts about the agency itself: ueber-uns and the questions of the home page. */
export const CompanyPageSchema = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  h1: line(),
  lead: line(),
  faq: z.array(question()).default([]),
  reviewed: day(),
});
