import { translateAuthError } from './auth-errors.ts';

export type EmailChangeAnswer = { isRefusal: boolean; text: string };

const FIRST_HALF =
  'Erster Link bestätigt. Bitte öffnen Sie noch den Link in der E-Mail an die andere Adresse.';
const TAKEN =
  'Die neue Adresse gehört inzwischen zu einem anderen Konto. Ihre bisherige gilt weiter.';
const DONE = 'Ihre E-Mail-Adresse ist geändert. Bitte melden Sie sich mit der neuen an.';

/** What the link of a mail about a new address led back with, in query or fragment. */
export function readEmailChange(fields: URLSearchParams): EmailChangeAnswer | null {
  const code = fields.get('error_code');
  if (code !== null || fields.has('error'))
    return {
      isRefusal: true,
      text: code === 'email_exists' ? TAKEN : translateAuthError({ code }),
    };
  return fields.has('message') ? { isRefusal: false, text: FIRST_HALF } : null;
}

/**
 * The same where the page behind the link asks for a sign-in first: `path` leads there, and only
 * the second link comes with a code.
 */
export function readEmailChangeBehind(path: string | null): EmailChangeAnswer | null {
  const fields = new URLSearchParams(path?.replace(/^[^?]*|#.*$/g, ''));
  return readEmailChange(fields) ?? (fields.has('code') ? { isRefusal: false, text: DONE } : null);
}
