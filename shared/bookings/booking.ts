import * as z from 'zod/mini';
import type { Slot } from './booking-slots.ts';
import { TALK_KINDS, type TalkKind } from './talks.ts';
import {
  optionalText,
  parseForm,
  privacyConsent,
  requiredEmail,
  requiredLine,
  technical,
  type FieldErrors,
} from '../forms/form-fields.ts';
import { MISSING } from '../forms/form-messages.ts';
import { optionalPhone } from '../forms/phone-field.ts';

// Contract of the function 'booking', for the form and the function.

const note = () => optionalText(1000);
const startsAt = () => z.iso.datetime({ offset: true, error: 'Bitte wählen Sie Tag und Uhrzeit.' });

/** Also the answer where a kind is no longer offered. */
export const UNKNOWN_KIND = 'Bitte wählen Sie, wie wir sprechen.';

const BookingSchema = z.object({
  startsAt: startsAt(),
  /** Absent: the first that is offered. */
  kind: z.optional(z.enum(TALK_KINDS, UNKNOWN_KIND)),
  name: requiredLine(120, MISSING.name),
  email: requiredEmail(),
  /** Required for a call. */
  phone: optionalPhone(),
  note: note(),
  privacyConsent: privacyConsent(),
  /** Of the form, so that the stored version is that of the text that was shown. */
  language: technical(z.enum(['de', 'en', 'nl'])),
  /** Made by the form once per booking: a retry with the same id never books twice. */
  requestId: technical(z.uuid()),
});
type Booking = z.infer<typeof BookingSchema>;

/** Said together with what else is missing. */
export const CheckedBookingSchema = BookingSchema.check(
  z.refine(({ kind = 'phone', phone }) => kind !== 'phone' || phone !== '', {
    path: ['phone'],
    error: MISSING.phone,
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);
export type BookingField = keyof Booking;
export type BookingFieldErrors = FieldErrors<Booking>;

/**
 * Names the booking: by the signed link of a mail, or by its id for a signed-in
 * customer or the staff.
 */
const target = { token: z.optional(z.string()), id: z.optional(z.uuid()) };

/**
 * The start that whoever changes a talk has seen: where it is another by now, nothing is changed
 * (409). Absent: whatever it is.
 */
const seen = { seenStart: z.optional(z.iso.datetime({ offset: true })) };

/**
 * Shows, confirms, cancels or moves one booking. `message`: words of the staff
 * to the visitor, part of the mail.
 */
export const BookingChangeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), ...target }),
  z.object({ action: z.literal('confirm'), ...target }),
  z.object({ action: z.literal('cancel'), ...target, ...seen, message: note() }),
  z.object({
    action: z.literal('move'),
    ...target,
    ...seen,
    message: note(),
    startsAt: startsAt(),
  }),
]);
export type BookingChange = z.infer<typeof BookingChangeSchema>;
/** The same as callers write it. */
export type BookingChangeCall = z.input<typeof BookingChangeSchema>;

export type BookingStatus = 'booked' | 'cancelled';
/**
 * Talks of one mailbox, talks that nobody has confirmed yet, or bookings of one
 * sender.
 */
export type BookingLimit = 'talks' | 'unconfirmed' | 'sender';
type Talk = {
  reference: string;
  startsAt: string;
  status: BookingStatus;
  /** Until when a booked talk has to be confirmed; a cancelled one that has it never was. */
  confirmBy: string | null;
  kind: TalkKind;
  /** Link or address, once the talk is booked; else empty. */
  place: string;
};
export type BookingAnswer =
  /** `isMailLate`: the mail to confirm the talk by is held back for now. */
  | ({ success: true; isMailLate?: true } & Talk)
  | {
      success: false;
      error: string;
      fieldErrors?: BookingFieldErrors;
      /** The talk is cancelled, or nobody confirmed it: to book again takes a new request id. */
      isOver?: true;
      /** What there are too many of; comes with 409 or 429. */
      limit?: BookingLimit;
      /** The talk as it is; comes with 409, when somebody else has moved it. */
      now?: Talk;
      /** Free slots of this moment; comes with 409, when somebody else was faster. */
      slots?: Slot[];
    };

export const parseBooking = (body: unknown) => parseForm(CheckedBookingSchema, body);
