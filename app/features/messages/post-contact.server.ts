import type { RouterContextProvider } from 'react-router';
import { invokePosted, readPosted } from '#app/lib/invoke-posted.server.ts';
import type { ContactAnswer } from '#shared/forms/contact.ts';
import type { PostedContact } from './contact-form.island.tsx';
import { CONTACT_FAILED, EMPTY_CONTACT } from './send-contact.ts';

/** Takes a message that was sent without script, by the same function as with it. */
export async function postContact(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PostedContact> {
  const { read, has } = await readPosted(request);
  const values = {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
    website: read('website'),
    privacyConsent: has('privacyConsent'),
  };
  const answer =
    (await invokePosted<ContactAnswer>(request, context, 'contact', values)) ?? CONTACT_FAILED;
  if (answer.success) {
    const { reference, isMailLate = false } = answer;
    return { state: 'sent', values: EMPTY_CONTACT, reference, isMailLate };
  }
  return answer.fieldErrors
    ? { state: 'idle', values, fieldErrors: answer.fieldErrors }
    : { state: 'failed', values, error: answer.error };
}
