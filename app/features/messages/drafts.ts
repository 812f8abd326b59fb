import { useSyncExternalStore } from 'react';
import type { FileEntry } from '#shared/core/file-entry.ts';

export type Outgoing = {
  /**
   * Made by the browser when it is sent: a repeated send is recognised and
   * stored once. Empty before.
   */
  id: string;
  body: string;
  attachments: FileEntry[];
};

const EMPTY: Outgoing = { id: '', body: '', attachments: [] };

/**
 * What is being written, a customer each: outlives the way to another page of
 * the area and back. Browser only.
 */
const drafts = new Map<string, Outgoing>();
const listeners = new Set<() => void>();

export const readDraft = (customerId: string): Outgoing => drafts.get(customerId) ?? EMPTY;

export function changeDraft(customerId: string, change: Partial<Outgoing>): void {
  drafts.set(customerId, { ...readDraft(customerId), ...change });
  for (const listener of listeners) listener();
}

export const emptyDraft = (customerId: string): void => changeDraft(customerId, EMPTY);

/** Puts a message that could not be sent before what has been typed since. */
export function giveBack(customerId: string, message: Outgoing): void {
  const { body, attachments } = readDraft(customerId);
  changeDraft(customerId, {
    id: message.id,
    body: `${message.body}\n\n${body}`.trim(),
    attachments: [...message.attachments, ...attachments],
  });
}

export const useDraft = (customerId: string): Outgoing =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(customerId),
    () => EMPTY,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
