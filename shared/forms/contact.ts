import * as z from 'zod/mini';
import {
  parseForm,
  privacyConsent,
  requiredEmail,
  requiredLine,
  requiredText,
  technical,
  type FieldErrors,
} from './form-fields.ts';
import { MISSING } from './form-messages.ts';
import { optionalPhone } from './phone-field.ts';

// Contract of POST /api/contact, for the form and the function (PAGE-07…09).

export const ContactSchema = z.object({
  name: requiredLine(120, MISSING.name),
  email: requiredEmail(),
  phone: optionalPhone(),
  message: requiredText(4000, 'Bitte schreiben Sie uns eine Nachricht.'),
  privacyConsent: privacyConsent(),
  /** Made by the form once per message: a retry with the same id never makes a second one. */
  requestId: technical(z.uuid()),
  /** Trap field, invisible to people: a value marks the message as suspicious. */
  website: technical(z.string().check(z.maxLength(500))),
});
type ContactMessage = z.infer<typeof ContactSchema>;
export type ContactField = keyof ContactMessage;
export type ContactFieldErrors = FieldErrors<ContactMessage>;
export type ContactAnswer =
  /** `isMailLate`: the confirmation is held back for now, or not sent at all. */
  | { success: true; reference: string; isMailLate?: true }
  | { success: false; error: string; fieldErrors?: ContactFieldErrors };

export const parseContactMessage = (body: unknown) => parseForm(ContactSchema, body);
