// Numbers that carry their own check; apart from the company's schema, because
// the browser checks them without it.

/** A register's number as it is stored: capitals, without what is written between its groups. */
export const tidyCode = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s.\p{Pd}]/gu, '');

/** True if the check digits of the IBAN hold (ISO 13616, mod 97). Spaces are ignored. */
export function isValidIban(iban: string): boolean {
  const compact = iban.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  return modulo97(compact.slice(4) + compact.slice(0, 4)) === 1n;
}

/** Letters count as 10 to 35. */
const modulo97 = (text: string): bigint =>
  BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;

/**
 * True if the check of a Dutch btw-id holds: that of the whole number (since
 * 2020, for one-person firms) or the eleven test of the RSIN in it. Others
 * pass.
 */
export function isValidVatId(vatId: string): boolean {
  if (!vatId.startsWith('NL')) return true;
  const parts = /^NL(\d{9})B\d{2}$/.exec(vatId);
  if (!parts?.[1]) return false;
  const digits = Array.from(parts[1], Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return modulo97(vatId) === 1n || sum % 11 === digits[8];
}
