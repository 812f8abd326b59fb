import { FunctionsHttpError } from '@supabase/supabase-js';
import type { RouterContextProvider } from 'react-router';
import type { ContactAnswer } from '#shared/forms/contact.ts';
import { serverContext } from '#app/lib/contexts.ts';
import type { PostedContact } from './contact-form.island.tsx';
import { EMPTY_CONTACT } from './send-contact.ts';

/** Takes a message that was sent without script, by the same function as with it. */
export async function postContact(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PostedContact> {
  const form = await request.formData();
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
    website: read('website'),
    privacyConsent: form.has('privacyConsent'),
  };
  const { client } = context.get(serverContext).createSupabase(request);
  const { data, error } = await client.functions.invoke<ContactAnswer>('contact', { body: values });
  const answer =
    error instanceof FunctionsHttpError
      ? ((await (error.context as Response).json().catch(() => null)) as ContactAnswer | null)
      : data;
  if (answer?.success) return { state: 'sent', values: EMPTY_CONTACT, reference: answer.reference };
  return answer?.fieldErrors
    ? { state: 'idle', values, fieldErrors: answer.fieldErrors }
    : { state: 'failed', values };
}
