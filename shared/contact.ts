import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean-text.ts';
import { EMAIL_MAX_LENGTH, isEmailAddress } from './email-address.ts';

// Contract of POST /api/contact, for the form and the function (PAGE-07…09).

/** Longest accepted value per field, in UTF-16 units. */
const CONTACT_LIMITS = { name: 120, email: EMAIL_MAX_LENGTH, phone: 50, message: 4000 } as const;
type TextField = keyof typeof CONTACT_LIMITS;

const tooLong = (field: TextField) => `Bitte kürzen Sie die Angabe auf höchstens ${CONTACT_LIMITS[field]} Zeichen.`;
const required = (field: TextField, clean: (value: string) => string, missing: string) =>
  z.string(missing).check(z.overwrite(clean), z.minLength(1, missing), z.maxLength(CONTACT_LIMITS[field], tooLong(field)));

const ContactSchema = z.object({
  name: required('name', cleanLine, 'Bitte geben Sie Ihren Namen ein.'),
  email: required('email', cleanLine, 'Bitte geben Sie Ihre E-Mail-Adresse ein.').check(
    z.refine(
      (value) => value === '' || isEmailAddress(value),
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    ),
  ),
  phone: z._default(
    z.string('Bitte geben Sie hier Text ein.').check(z.overwrite(cleanLine), z.maxLength(CONTACT_LIMITS.phone, tooLong('phone'))),
    '',
  ),
  message: required('message', cleanText, 'Bitte schreiben Sie uns eine Nachricht.'),
  privacyConsent: z.literal(true, 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben.'),
  /** Made by the form once per message: a retry with the same id never makes a second one. A wrong value counts as absent. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, no promise
  requestId: z.catch(z.optional(z.uuid()), undefined),
  /** Trap field, invisible to people: a value marks the message as suspicious. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, no promise
  website: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
});
export type ContactMessage = z.infer<typeof ContactSchema>;
export type ContactField = keyof ContactMessage;
export type ContactFieldErrors = Partial<Record<ContactField, string>>;
export type ContactAnswer = { success: true; reference: string } | { success: false; error: string; fieldErrors?: ContactFieldErrors };

/** Validates a body of unknown origin; first German message per field. Never throws. */
export function parseContactMessage(
  input: unknown,
): { success: true; message: ContactMessage } | { success: false; fieldErrors: ContactFieldErrors } {
  const result = ContactSchema.safeParse(input);
  if (result.success) return { success: true, message: result.data };
  const fieldErrors: ContactFieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0];
    if (typeof field === 'string' && field in ContactSchema.shape) fieldErrors[field as ContactField] ??= message;
  }
  return { success: false, fieldErrors };
}
