import * as z from 'zod';
import { TALK_KINDS } from '#shared/bookings/talks.ts';

const BookingMailSchema = z.object({
  kind: z.enum(['requested', 'booked', 'moved', 'cancelled', 'reminder']),
  id: z.string(),
  reference: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  /** Mails queued before there were kinds are about calls. */
  talk: z.enum(TALK_KINDS).default('phone'),
  /** Link or address; empty on the telephone. */
  place: z.string().default(''),
  /** 0 for the first mail, one more with every change: calendars keep the highest. */
  sequence: z.number(),
  origin: z.string(),
});
export const BookingVisitorMailSchema = BookingMailSchema.extend({
  /** Page to move or cancel the talk; after a cancellation the page to book another. */
  changeUrl: z.string(),
  by: z.enum(['visitor', 'agency']).default('visitor'),
  /** Words of the staff about their change. */
  message: z.string().default(''),
  isProven: z.boolean().default(true),
});
/** The agency hears of a talk once it is confirmed, and is not reminded of it. */
export const BookingAgencyMailSchema = BookingMailSchema.extend({
  kind: z.enum(['booked', 'moved', 'cancelled']),
});
export type VisitorMail = z.infer<typeof BookingVisitorMailSchema>;
export type AgencyMail = z.infer<typeof BookingAgencyMailSchema>;
type BookingMail = z.infer<typeof BookingMailSchema>;
/** A talk as its mail tells of it. */
export type Described = BookingMail & Partial<Pick<VisitorMail, 'isProven'>>;
