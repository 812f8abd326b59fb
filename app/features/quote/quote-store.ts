import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { clearDraft, findDraft, parseDraft, saveDraft } from './draft.ts';
import { dropWaiting } from './waiting-quotes.ts';
import { measureQuote } from './measure-quote.ts';
import type { QuotePrefill } from './prefill.ts';
import { createQuoteState, reduceQuote, type QuoteAction, type QuoteState } from './quote-state.ts';

// One enquiry per page session, outside React: closing and reopening the dialog, by whichever button, continues it.

const createEmpty = () => createQuoteState(createUuid, () => new Date().toISOString());

function createInitial(): QuoteState {
  addEventListener('storage', followOtherTabs);
  const empty = createEmpty();
  const draft = findDraft();
  return draft
    ? {
        ...empty,
        form: { ...empty.form, ...draft.fields, files: draft.files },
        requestId: draft.requestId,
        draftSaved: true,
      }
    : empty;
}

let state: QuoteState | undefined;
const listeners = new Set<() => void>();

export const readQuote = (): QuoteState => (state ??= createInitial());

export function dispatchQuote(action: QuoteAction): QuoteState {
  const before = readQuote();
  const { requestId } = before;
  state = reduceQuote(before, action, createEmpty);
  measureQuote(before, action, state);
  if (action.type === 'emptied') {
    clearDraft();
    dropWaiting(requestId);
  }
  if (action.type === 'changed' || action.type === 'renewed')
    state = { ...state, draftSaved: saveDraft(state.form, state.requestId) };
  for (const listener of listeners) listener();
  return state;
}

/** Tabs share the draft and with it the id of the enquiry, until one of them sends or discards it. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== STORAGE_KEYS.quoteDraft.key || newValue !== null) return;
  if (parseDraft(oldValue)?.requestId === readQuote().requestId) dispatchQuote({ type: 'parted' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the server shows: an enquiry that nobody has begun. */
const UNTOUCHED = createQuoteState(
  () => '',
  () => '',
);
const readUntouched = (): QuoteState => UNTOUCHED;

export const useQuote = (): QuoteState => useSyncExternalStore(subscribe, readQuote, readUntouched);

/** Puts into the form what is known already. */
export const prefillQuote = (prefill: QuotePrefill): void => {
  if (Object.keys(prefill).length > 0) dispatchQuote({ type: 'prefilled', change: prefill });
};
