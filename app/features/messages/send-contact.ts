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

const FAILED: ContactAnswer = {
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
    FAILED,
    await findProofHeaders('contact', requestId),
  );
