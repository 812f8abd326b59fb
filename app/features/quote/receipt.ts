import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import type { QuoteAnswer } from '#shared/quote/quote.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { readStored, writeStored } from '#app/lib/stored.ts';

// What stays on the page after an enquiry was sent, also through a reload: kept
// for this tab, until it is closed.

const { key: KEY } = STORAGE_KEYS.quoteReceipt;

/** What the server has answered; a server of another release may name less. */
export type QuoteReceipt = Partial<Extract<QuoteAnswer, { success: true }>>;
type KeptReceipt = QuoteReceipt & {
  /** Of the page that it stands on. */
  path: string;
  sentAt: string;
};

const { tell, subscribe } = createListeners();
let known: { text: string | null; receipt: KeptReceipt | null } = { text: null, receipt: null };

/** Keeps the receipt and wakes its place on the page. */
export function keepReceipt(answer: QuoteReceipt): void {
  const { reference, respondBy, price, token } = answer;
  const sentAt = new Date().toISOString();
  write({ reference, respondBy, price, token, path: location.pathname, sentAt });
  document
    .querySelector(`site-island[data-stored='${KEY}']`)
    ?.dispatchEvent(new Event('change', { bubbles: true }));
}

export const dropReceipt = (): void => write(null);

/** The receipt of this page; null elsewhere, and on the server. */
export function useReceipt(): KeptReceipt | null {
  const receipt = useSyncExternalStore(subscribe, readReceipt, () => null);
  return receipt && receipt.path === location.pathname ? receipt : null;
}

function write(receipt: KeptReceipt | null): void {
  // Without storage it stays until the page is left.
  if (!writeStored('sessionStorage', KEY, receipt && JSON.stringify(receipt)))
    known = { text: readStored('sessionStorage', KEY), receipt };
  tell();
}

function readReceipt(): KeptReceipt | null {
  const text = readStored('sessionStorage', KEY);
  if (text !== known.text) known = { text, receipt: parse(text) };
  return known.receipt;
}

function parse(text: string | null): KeptReceipt | null {
  const stored = parseJson(text ?? 'null');
  const isReceipt = typeof stored === 'object' && stored !== null && 'path' in stored;
  // Written by this file alone.
  return isReceipt ? (stored as KeptReceipt) : null;
}
