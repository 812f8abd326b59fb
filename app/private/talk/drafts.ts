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

/** What was written for somebody to go on from, by the talk. */
const prepared = new Map<string, string>();

/** Begins a message that a person reads and sends himself. What he has typed there stays. */
export function prepareDraft(id: string, text: string): void {
  const { body } = readDraft(id);
  if (!body.includes(text))
    changeDraft(id, { body: body === '' || isPrepared(id) ? text : `${text}\n\n${body}` });
  prepared.set(id, text);
}

/** Whether the draft is what was prepared, as it was prepared. */
export const isPrepared = (id: string): boolean =>
  prepared.has(id) && prepared.get(id) === readDraft(id).body;

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
