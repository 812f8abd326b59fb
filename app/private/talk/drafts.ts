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
 * What is being written, one a talk: outlives the way to another page of
 * the area and back. Browser only.
 */
const drafts = new Map<string, Outgoing>();
const listeners = new Set<() => void>();

export const readDraft = (id: string): Outgoing => drafts.get(id) ?? EMPTY;

export function changeDraft(id: string, change: Partial<Outgoing>): void {
  drafts.set(id, { ...readDraft(id), ...change });
  for (const listener of listeners) listener();
}

export const emptyDraft = (id: string): void => changeDraft(id, EMPTY);

/** Puts a message that could not be sent before what has been typed since. */
export function giveBack(id: string, message: Outgoing): void {
  const { body, attachments } = readDraft(id);
  changeDraft(id, {
    id: message.id,
    body: `${message.body}\n\n${body}`.trim(),
    attachments: [...message.attachments, ...attachments],
  });
}

export const useDraft = (id: string): Outgoing =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(id),
    () => EMPTY,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
