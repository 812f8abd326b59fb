import { createUuid } from '#app/lib/uuid.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';

export type Outgoing = {
  /** Made by the browser: a repeated send is recognised and stored once. */
  id: string;
  body: string;
  attachments: FileEntry[];
};

export const emptyDraft = (): Outgoing => ({ id: createUuid(), body: '', attachments: [] });

/**
 * What is being written, a customer each: outlives the way to another page of
 * the area and back.
 */
export const drafts = new Map<string, Outgoing>();

/** Puts a message that could not be sent before what has been typed since. */
export function giveBack(customerId: string, message: Outgoing): Outgoing {
  const typed = drafts.get(customerId);
  const isFree = !typed || (typed.body === '' && typed.attachments.length === 0);
  const draft = isFree
    ? message
    : {
        ...message,
        body: `${message.body}\n\n${typed.body}`.trim(),
        attachments: [...message.attachments, ...typed.attachments],
      };
  drafts.set(customerId, draft);
  return draft;
}
