import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { readStored, writeStored } from '#app/lib/stored.ts';
import type { QuoteBody } from './send-quote.ts';

// Enquiries that were sent without a connection. The visitor has asked for them
// to arrive, so they need no consent (§ 25(2) no. 2 TDDDG); they are complete,
// signature included, shown as waiting, can be taken back, and leave the device
// when they have arrived.

const { key: KEY, maxAgeDays } = STORAGE_KEYS.quoteWaiting;
const MAX_AGE_MS = maxAgeDays * 24 * 60 * 60 * 1000;

type WaitingQuote = { savedAt: string; body: QuoteBody };

const { tell, subscribe: subscribeHere } = createListeners();
const NONE: readonly WaitingQuote[] = [];
let known: { text: string | null; list: readonly WaitingQuote[] } = { text: null, list: NONE };

/** Oldest first. Read from the device each time: another tab may have sent them. */
export function listWaiting(): readonly WaitingQuote[] {
  const text = readStored('localStorage', KEY);
  if (text !== known.text) known = { text, list: parseList(text) };
  return known.list;
}

/**
 * Keeps the enquiry until it can be sent, in place of an older version of
 * itself. False where storage is full or forbidden.
 */
export function keepWaiting(body: QuoteBody): boolean {
  return write([...listOthers(body.requestId), { savedAt: new Date().toISOString(), body }]);
}

/** Forgets one enquiry: it has arrived, or the visitor took it back. */
export const dropWaiting = (requestId: string): void => {
  if (listWaiting().some(({ body }) => body.requestId === requestId)) write(listOthers(requestId));
};

const takenBack = new Set<string>();

/** The visitor takes an enquiry back, perhaps too late: it may be on its way. */
export function takeBack(requestId: string): void {
  dropWaiting(requestId);
  takenBack.add(requestId);
}

export const wasTakenBack = (requestId: string): boolean => takenBack.has(requestId);

export const useWaiting = (): readonly WaitingQuote[] =>
  useSyncExternalStore(subscribe, listWaiting, () => NONE);

const listOthers = (requestId: string): WaitingQuote[] =>
  listWaiting().filter(({ body }) => body.requestId !== requestId);

function write(list: readonly WaitingQuote[]): boolean {
  const isKept = writeStored('localStorage', KEY, list.length > 0 ? JSON.stringify(list) : null);
  if (isKept) tell();
  return isKept;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeHere(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

function parseList(text: string | null): readonly WaitingQuote[] {
  const list = parseJson(text ?? '[]');
  return Array.isArray(list) ? list.filter(isCurrent) : NONE;
}

function isCurrent(entry: unknown): entry is WaitingQuote {
  const { savedAt, body } = (entry ?? {}) as Partial<WaitingQuote>;
  return typeof body?.requestId === 'string' && Date.now() - Date.parse(savedAt ?? '') < MAX_AGE_MS;
}
