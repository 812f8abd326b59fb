import type { ContactAnswer } from '#shared/forms/contact.ts';
import { SEND_TIMEOUT_MS } from '#app/lib/post-form.ts';
import { findProofHeaders } from '#app/lib/proof-of-work.ts';
import { fetchTimed } from '#app/lib/slow-operations.ts';

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

/**
 * Sends the message; the same id makes a retry harmless. Never throws: a lost
 * connection is an answer too.
 */
export async function sendContact(form: ContactForm, requestId: string): Promise<ContactAnswer> {
  try {
    const response = await fetchTimed('/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(await findProofHeaders('contact', requestId)),
      },
      body: JSON.stringify({ ...form, requestId }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const answer = (await response.json()) as Partial<ContactAnswer>;
    if (response.ok && answer.success !== false)
      return { success: true, reference: '', ...answer } as ContactAnswer;
    return 'fieldErrors' in answer ? (answer as ContactAnswer) : FAILED;
  } catch (error) {
    console.warn('Contact message not sent:', error);
    return FAILED;
  }
}
