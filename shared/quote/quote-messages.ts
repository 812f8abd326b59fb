import { EMAIL_MAX_LENGTH } from '../forms/email-address.ts';
import { MISSING } from '../forms/form-messages.ts';

// Limits and messages of the quote request. The form uses them before sending,
// the schema in quote.ts on arrival; apart from the schema, so that the form
// works without zod.

/**
 * Longest accepted value of every free text field, in UTF-16 units. The form
 * sets the same as maxLength.
 */
export const QUOTE_LIMITS = {
  name: 120,
  company: 160,
  email: EMAIL_MAX_LENGTH,
  phone: 50,
  location: 120,
  budget: 60,
  message: 4000,
} as const;

/** What is said at a required field that is empty. */
export const QUOTE_MISSING = {
  ...MISSING,
  projectType: 'Bitte wählen Sie eine Projektart.',
  industry: 'Bitte wählen Sie Ihre Branche.',
  signature: 'Bitte unterschreiben Sie.',
} as const;
export type RequiredQuoteField = keyof typeof QUOTE_MISSING;
