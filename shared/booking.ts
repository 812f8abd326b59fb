import * as z from 'zod/mini';
import type { Slot } from './booking-slots.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { EMAIL_MAX_LENGTH, isEmailAddress } from './email-address.ts';

// Contract of the function 'booking', for the form and the function.

/** Longest accepted value per field, in UTF-16 units. */
const BOOKING_LIMITS = { name: 120, email: EMAIL_MAX_LENGTH, phone: 50, note: 1000 } as const;
type TextField = keyof typeof BOOKING_LIMITS;

const tooLong = (field: TextField) => `Bitte kürzen Sie die Angabe auf höchstens ${BOOKING_LIMITS[field]} Zeichen.`;
const required = (field: TextField, missing: string) =>
  z.string(missing).check(z.overwrite(cleanLine), z.minLength(1, missing), z.maxLength(BOOKING_LIMITS[field], tooLong(field)));
const optional = (field: TextField, clean: (value: string) => string) =>
  z._default(z.string('Bitte geben Sie hier Text ein.').check(z.overwrite(clean), z.maxLength(BOOKING_LIMITS[field], tooLong(field))), '');
const startsAt = () => z.iso.datetime({ offset: true, error: 'Bitte wählen Sie Tag und Uhrzeit.' });

const BookingSchema = z.object({
  startsAt: startsAt(),
  name: required('name', 'Bitte geben Sie Ihren Namen ein.'),
  email: required('email', 'Bitte geben Sie Ihre E-Mail-Adresse ein.').check(
    z.refine(
      (value) => value === '' || isEmailAddress(value),
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    ),
  ),
  phone: optional('phone', cleanLine),
  note: optional('note', cleanText),
  privacyConsent: z.literal(true, 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben.'),
  /** Made by the form once per booking: a retry with the same id never books twice. A wrong value counts as absent. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, no promise
  requestId: z.catch(z.optional(z.uuid()), undefined),
});
export type Booking = z.infer<typeof BookingSchema>;
export type BookingField = keyof Booking;
export type BookingFieldErrors = Partial<Record<BookingField, string>>;

/** Names the booking: by the signed link of a mail, or by its id for a signed-in customer or the staff. */
const target = { token: z.optional(z.string()), id: z.optional(z.uuid()) };
/** Words of the staff to the visitor, part of the mail. */
const message = () => z._default(z.string().check(z.overwrite(cleanText), z.maxLength(BOOKING_LIMITS.note, tooLong('note'))), '');

/** Shows, cancels or moves one booking. */
export const BookingChangeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), ...target }),
  z.object({ action: z.literal('cancel'), ...target, message: message() }),
  z.object({ action: z.literal('move'), ...target, message: message(), startsAt: startsAt() }),
]);
export type BookingChange = z.infer<typeof BookingChangeSchema>;
/** The same as callers write it. */
export type BookingChangeCall = z.input<typeof BookingChangeSchema>;

/** A public holiday on which nobody is called; day as YYYY-MM-DD. */
export type Holiday = { day: string; name: string; regions: string[] };

export type BookingStatus = 'booked' | 'cancelled';
export type BookingRefusal = {
  success: false;
  error: string;
  fieldErrors?: BookingFieldErrors;
  /** Free slots of this moment; comes with 409, when somebody else was faster. */
  slots?: Slot[];
};
export type BookingAnswer = { success: true; reference: string; startsAt: string; status: BookingStatus } | BookingRefusal;

/** Validates a body of unknown origin; first German message per field. Never throws. */
export function parseBooking(input: unknown): { success: true; booking: Booking } | { success: false; fieldErrors: BookingFieldErrors } {
  const result = BookingSchema.safeParse(input);
  if (result.success) return { success: true, booking: result.data };
  const fieldErrors: BookingFieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0];
    if (typeof field === 'string' && field in BookingSchema.shape) fieldErrors[field as BookingField] ??= message;
  }
  return { success: false, fieldErrors };
}
