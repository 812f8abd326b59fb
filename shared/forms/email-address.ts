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
