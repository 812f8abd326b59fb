import * as z from 'zod';
import { PACKAGES, SERVICES } from '#shared/agency/business.ts';
import { day, line, pageDescription, pageTitle } from './fields.ts';

/** Work that the page shows; it says whether a customer ordered it (`isInvented`). */
export const CaseStudySchema = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  /** Ordered by a customer, or an example about a business that does not exist. */
  kind: z.enum(['commission', 'invented']).default('commission'),
  /** Line of business, in the words of the quote form where one fits. */
  industry: line(),
  /** Where the example business sits, e.g. 'Kreis Heinsberg'. */
  region: line(),
  package: z.enum(PACKAGES.map((entry) => entry.id)),
  services: z.array(z.enum(SERVICES.map((service) => service.slug))).min(1),
  /** Working time from start to launch, e.g. '3 Wochen'. */
  duration: line(),
  /** Figures shown beside the text; computed or assumed values say so. */
  facts: z.array(z.strictObject({ label: line(), value: line() })).min(2),
  reviewed: day(),
});
