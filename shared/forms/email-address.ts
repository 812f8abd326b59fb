import { EMAIL_INVALID, EMAIL_UMLAUT } from './form-messages.ts';

// Deliberately loose: one @, something before it, a host with a dot after it,
// umlaut domains included. Only a mail that arrives proves an address.
const EMAIL_PATTERN = /^[^\s@"<>(),;:\\]{1,64}@(?:[^\s@"<>(),;:\\.]+\.)+[^\s@"<>(),;:\\.]{2,63}$/u;

/** Longest address SMTP can carry (RFC 5321, 256 characters with the brackets). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Whether `value` can be written into a mail header and has the shape of an
 * address. Surrounding spaces count as wrong.
 */
export const isEmailAddress = (value: string): boolean =>
  value.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(value);

/**
 * What a form says about an address that somebody enters, in German; null where
 * it takes it. Umlauts before the @ are refused there: hardly a server carries
 * them, and who types them means another address. What is stored keeps them, as
 * the customers of documents do.
 */
export function findEmailProblem(value: string): string | null {
  if (!isEmailAddress(value)) return EMAIL_INVALID;
  return /^\p{ASCII}+@/u.test(value) ? null : EMAIL_UMLAUT;
}
