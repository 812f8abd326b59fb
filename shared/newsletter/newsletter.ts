import { EMAIL_MAX_LENGTH } from '../forms/email-address.ts';

// What forms and pages of the newsletter know; the calls themselves stand in
// newsletter-schema.ts, so that pages work without zod.

/**
 * What stands above the button of the confirmation page; `version` like those
 * of consent-texts.ts.
 */
export const NEWSLETTER_CONFIRMATION = {
  text:
    'Ja, ich möchte den Newsletter per E-Mail erhalten. Abmelden kann ich mich jederzeit über ' +
    'den Link in jeder Ausgabe.',
  version: '1e055e8d968a7425',
} as const;

export const NEWSLETTER_LIMITS = { email: EMAIL_MAX_LENGTH, subject: 150, body: 20_000 } as const;

export type NewsletterSource = 'footer' | 'page';
export type NewsletterAnswer = { success: true } | { success: false; error: string };
