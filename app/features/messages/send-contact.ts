import type { ContactAnswer } from '#shared/forms/contact.ts';
import { postForm } from '#app/lib/post-form.ts';
import { findProofHeaders } from '#app/lib/proof-of-work.ts';

export type ContactForm = {
  name: string;
  email: string;
  phone: string;
  message: string;
  privacyConsent: boolean;
  website: string;
};

export const EMPTY_CONTACT: ContactForm = {
  name: '',
  email: '',
  phone: '',
  message: '',
  privacyConsent: false,
  website: '',
};

export const CONTACT_FAILED: Extract<ContactAnswer, { success: false }> = {
  success: false,
  error:
    'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut oder rufen ' +
    'Sie uns an.',
};

/** Sends the message; the same id makes a retry harmless. */
export const sendContact = async (form: ContactForm, requestId: string): Promise<ContactAnswer> =>
  postForm(
    '/api/contact',
    { ...form, requestId },
    CONTACT_FAILED,
    await findProofHeaders('contact', requestId),
  );
