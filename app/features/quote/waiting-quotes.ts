import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import type { QuoteBody } from './send-quote.ts';

// Enquiries that were sent without a connection. The visitor has asked for them
// to arrive, so they need no consent (§ 25(2) no. 2 TDDDG); they are complete,
// signature included, shown as waiting, can be taken back, and leave the device
// when they have arrived.

const { key: KEY, maxAgeDays } = STORAGE_KEYS.quoteWaiting;
const MAX_AGE_MS = maxAgeDays * 24 * 60 * 60 * 1000;

type WaitingQuote = { savedAt: string; body: QuoteBody };

const listeners = new Set<() => void>();
const NONE: readonly WaitingQuote[] = [];
let known: { text: string | null; list: readonly WaitingQuote[] } = { text: null, list: NONE };

/** Oldest first. Read from the device each time: another tab may have sent them. */
export function listWaiting(): readonly WaitingQuote[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden: nothing waits.
  }
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
  try {
    if (list.length > 0) localStorage.setItem(KEY, JSON.stringify(list));
    else localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function parseList(text: string | null): readonly WaitingQuote[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isCurrent) : NONE;
  } catch {
    return NONE;
  }
}

function isCurrent(entry: unknown): entry is WaitingQuote {
  const { savedAt, body } = (entry ?? {}) as Partial<WaitingQuote>;
  return typeof body?.requestId === 'string' && Date.now() - Date.parse(savedAt ?? '') < MAX_AGE_MS;
}
