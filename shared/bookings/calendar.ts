import * as z from 'zod/mini';
import { TalksSchema } from './talks.ts';

/** What `booking_calendar()` answers: all that free slots follow from. */
export const CalendarSchema = z.object({
  talks: TalksSchema,
  rules: z.object({
    capacity: z.number(),
    gridMinutes: z.number(),
    leadHours: z.number(),
    daysAhead: z.number(),
  }),
  hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  closed: z.array(z.string()),
  busy: z.array(
    z.object({ startsAt: z.string(), endsAt: z.string(), places: z.nullable(z.number()) }),
  ),
});
