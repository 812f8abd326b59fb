import * as z from 'zod/mini';

// Contract of POST /api/analytics. Two modes: with consent the specification's event (ANALYTICS-05), without it a plain
// page count that carries no id and nothing about the browser (ANALYTICS-10).

const line = (length: number) => z.string().check(z.maxLength(length));

export const AnalyticsEventSchema = z.object({
  name: line(120).check(z.minLength(1)),
  category: line(60).check(z.minLength(1)),
  label: z._default(line(300), ''),
  value: z.optional(z.number().check(z.gte(-1e12), z.lte(1e12))),
  /** Random per page session, never stored in the browser. */
  sessionId: line(64).check(z.minLength(1)),
  /** ISO 8601. */
  timestamp: z.string().check(
    z.maxLength(40),
    z.refine((value) => !Number.isNaN(Date.parse(value))),
  ),
  url: line(2000),
  userAgent: line(500),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEventSchema>;

/** What is sent without consent: the page's path and the kind of happening, nothing else. */
export const PageCountSchema = z.strictObject({ name: z.enum(['count']), path: line(300).check(z.regex(/^\//)) });
export type PageCount = z.infer<typeof PageCountSchema>;

export const AnalyticsBodySchema = z.union([
  PageCountSchema,
  AnalyticsEventSchema,
  z.array(z.union([PageCountSchema, AnalyticsEventSchema])).check(z.minLength(1), z.maxLength(100)),
]);

/** A body larger than this is refused with 413. */
export const ANALYTICS_MAX_BYTES = 64 * 1024;
