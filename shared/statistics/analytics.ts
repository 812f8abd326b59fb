import * as z from 'zod/mini';

// Contract of POST /api/analytics: one happening a request, in one of two
// modes. With consent the specification's event (ANALYTICS-05), without it a
// plain count that carries no id and nothing about the browser (ANALYTICS-10).
// No batches: the specified body is one event, and the server batches what
// arrives into few writes.

const line = (length: number) => z.string().check(z.maxLength(length));
const EARLIEST = Date.UTC(2020, 0);
const LATEST = Date.UTC(2100, 0);

const AnalyticsEventSchema = z.object({
  name: line(120).check(z.minLength(1)),
  category: line(60).check(z.minLength(1)),
  label: z._default(line(300), ''),
  value: z.optional(z.number().check(z.gte(-1e12), z.lte(1e12))),
  /** Random per page session, never stored in the browser. */
  sessionId: line(64).check(z.minLength(1)),
  /** ISO 8601; a moment that no database takes must not spoil the write it shares with others. */
  timestamp: z.string().check(
    z.maxLength(40),
    z.refine((value) => Date.parse(value) > EARLIEST && Date.parse(value) < LATEST),
  ),
  url: line(2000),
  userAgent: line(500),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEventSchema>;

/**
 * Steps of the site's flows, in their order. With consent an event
 * '<flow>_step', without it a count of '<flow>/<step>'.
 */
const FLOW_STEPS = {
  quote: ['open', 'step-1', 'step-2', 'step-3', 'sent'],
  chat: ['open', 'message', 'handover'],
  booking: ['slot', 'booked', 'moved', 'cancelled'],
} as const;
export type Flow = keyof typeof FLOW_STEPS;
export type FlowStep<Name extends Flow> = (typeof FLOW_STEPS)[Name][number];
const STEP_NAMES = Object.entries(FLOW_STEPS).flatMap(([flow, steps]) =>
  steps.map((step) => `${flow}/${step}`),
);

/** What is sent without consent: that a page or a step was reached, nothing else. */
const CountSchema = z.union([
  z.strictObject({ name: z.enum(['count']), path: line(300).check(z.regex(/^\//)) }),
  z.strictObject({ name: z.enum(['count']), step: z.enum(STEP_NAMES) }),
]);
export type Count = z.infer<typeof CountSchema>;

export const AnalyticsBodySchema = z.union([CountSchema, AnalyticsEventSchema]);

/** A body larger than this is refused with 413. */
export const ANALYTICS_MAX_BYTES = 64 * 1024;
