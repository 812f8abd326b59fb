import { useSyncExternalStore } from 'react';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { forgetKeptDrafts, keepDrafts, readKeptDrafts } from '#app/lib/kept-drafts.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { createUuid } from '#app/lib/uuid.ts';

export type Outgoing = {
  /**
   * Made by the browser when it is sent: a repeated send is recognised and
   * stored once. Empty before, and again once anything else is to be sent.
   */
  id: string;
  body: string;
  attachments: FileEntry[];
};
type OnItsWay = { draftId: string; message: Outgoing };
type Kept = { author: string; drafts: [id: string, draft: Outgoing][]; onTheirWay: OnItsWay[] };

/** Another release may have written it. */
function isKept(value: unknown): value is Kept {
  const { author, drafts, onTheirWay } = (value ?? {}) as Partial<Kept>;
  return (
    typeof author === 'string' &&
    Array.isArray(drafts) &&
    Array.isArray(onTheirWay) &&
    [...drafts.map((entry) => entry?.[1]), ...onTheirWay.map((entry) => entry?.message)].every(
      (draft) => typeof draft?.body === 'string' && Array.isArray(draft.attachments),
    )
  );
}

const EMPTY: Outgoing = { id: '', body: '', attachments: [] };

/**
 * What is being written, one a talk: outlives the way to another page of the
 * area, and in the tab the end of the session. Browser only.
 */
const drafts = new Map<string, Outgoing>();
/** Sent, and not known to be stored: a reload would lose them. */
let onTheirWay: OnItsWay[] = [];
let author = '';
const { tell, subscribe } = createListeners();

export const hasContent = ({ body, attachments }: Outgoing): boolean =>
  body.trim() !== '' || attachments.length > 0;

export const readDraft = (id: string): Outgoing => drafts.get(id) ?? EMPTY;

function put(id: string, draft: Outgoing): void {
  drafts.set(id, draft);
  keep();
  tell();
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

function keep(): void {
  if (author === '') return;
  const written = [...drafts].filter(([, draft]) => hasContent(draft));
  if (written.length === 0 && onTheirWay.length === 0) forgetKeptDrafts();
  else keepDrafts({ author, drafts: written, onTheirWay } satisfies Kept);
}

/** Another text is another message: it must not pass for the one that had the id. */
export const changeDraft = (id: string, change: Partial<Omit<Outgoing, 'id'>>): void =>
  put(id, { ...readDraft(id), id: '', ...change });

/** What this person has written in this tab is there again; what another has is gone. */
export function openDrafts(person: string): void {
  if (author === person) return;
  if (author !== '') {
    drafts.clear();
    onTheirWay = [];
  }
  author = person;
  const kept = readKeptDrafts();
  if (!isKept(kept) || kept.author !== person) return keep();
  for (const [id, draft] of kept.drafts) put(id, draft);
  for (const { draftId, message } of kept.onTheirWay.toReversed()) giveBack(draftId, message);
}

/** The draft as the message that goes; the field is empty then. */
export function takeDraft(draftId: string): Outgoing {
  const draft = readDraft(draftId);
  const message = { ...draft, id: draft.id || createUuid(), body: draft.body.trim() };
  onTheirWay = [...onTheirWay, { draftId, message }];
  put(draftId, EMPTY);
  return message;
}

/** It is stored. */
export function settleDraft(messageId: string): void {
  onTheirWay = onTheirWay.filter(({ message }) => message.id !== messageId);
  keep();
}

/**
 * Puts a message that could not be sent before what has been typed since,
 * without those of its files that are there no more.
 */
export function giveBack(
  draftId: string,
  message: Outgoing,
  missing: readonly FileEntry[] = [],
): void {
  onTheirWay = onTheirWay.filter((sent) => sent.message.id !== message.id);
  const typed = readDraft(draftId);
  if (!hasContent(typed) && missing.length === 0) return put(draftId, message);
  const gone = new Set(missing.map(({ path }) => path));
  const left = message.attachments.filter(({ path }) => !gone.has(path));
  changeDraft(draftId, {
    body: `${message.body}\n\n${typed.body}`.trim(),
    attachments: [...left, ...typed.attachments],
  });
}

export const useDraft = (id: string): Outgoing =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(id),
    () => EMPTY,
  );
