import { createHash } from 'node:crypto';

/** Letters and digits that nobody confuses on the phone; 32 of them, so that a byte maps evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Reference number as people read it, e.g. 'MD-2026-7K3QF9': kind, year and six
 * random characters.
 */
export function buildReference(kind: string, now: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `${kind}-${now.getUTCFullYear()}-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/**
 * A UUID (version 8) made from facts: the same facts give the same id, so that
 * a repeated delivery is recognised.
 */
export function deriveId(facts: readonly string[]): string {
  // Not WebCrypto: its detour through another thread was the dearest part of storing an enquiry.
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest().subarray(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
