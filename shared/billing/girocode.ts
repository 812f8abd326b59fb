import { isValidIban } from '../agency/check-digits.ts';

export type CreditTransfer = {
  holder: string;
  iban: string;
  bic: string;
  amountCents: number;
  remittance: string;
};

const MAX_AMOUNT_CENTS = 999_999_999_99;
const MAX_NAME = 70;
const MAX_REMITTANCE = 140;
const MAX_BYTES = 331;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Text of a GiroCode (EPC069-12, version 002, UTF-8): banking apps fill in a
 * SEPA credit transfer from it. Throws RangeError for an amount outside 0.01 to
 * 999,999,999.99 €, a wrong IBAN, or a reference that does not fit.
 */
export function buildGiroCode({
  holder,
  iban,
  bic,
  amountCents,
  remittance,
}: CreditTransfer): string {
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > MAX_AMOUNT_CENTS) {
    throw new RangeError(`a GiroCode cannot ask for ${amountCents} cents`);
  }
  if (!isValidIban(iban)) throw new RangeError('a GiroCode needs a valid IBAN');
  const reference = oneLine(remittance);
  if (reference.length > MAX_REMITTANCE)
    throw new RangeError(`the reference is longer than ${MAX_REMITTANCE} characters`);
  const payload = [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    bic,
    Array.from(oneLine(holder)).slice(0, MAX_NAME).join(''),
    iban.replaceAll(' ', ''),
    `EUR${(amountCents / 100).toFixed(2)}`,
    '', // purpose
    '', // structured reference: excludes the text that follows
    reference,
  ].join('\n');
  if (new TextEncoder().encode(payload).length > MAX_BYTES)
    throw new RangeError('the GiroCode is longer than 331 bytes');
  return payload;
}

/** Drawing rules of EPC069-12: error correction M, at most version 13. */
export const GIROCODE_DRAWING = { ecc: 'M', maxVersion: 13, border: 4 } as const;
