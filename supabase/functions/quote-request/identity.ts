import type { QuoteRequest } from '#shared/quote.ts';

/** Letters and digits that nobody confuses on the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Reference number as the visitor reads it, e.g. 'MD-2026-7K3QF9': year and six random characters. */
export function buildReference(now: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `MD-${now.getUTCFullYear()}-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/**
 * Id of an enquiry whose form sent none: a UUID made from sender, moment and signature, so that a repeated delivery of the
 * same request is recognised, while two enquiries of one person differ.
 */
export async function deriveRequestId(quote: QuoteRequest): Promise<string> {
  const facts = JSON.stringify([quote.email.toLowerCase(), quote.timestamp ?? crypto.randomUUID(), quote.projectType, quote.signature]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts))).subarray(0, 16);
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
