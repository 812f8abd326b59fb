import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { readPrices } from '#app/lib/page-site.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { clearDraft, findDraft, parseDraft, saveDraft } from './draft.ts';
import { saysSame } from './draft-fields.ts';
import { dropWaiting } from './waiting-quotes.ts';
import { measureQuote } from './measure-quote.ts';
import type { QuotePrefill } from '#shared/quote/quote-link.ts';
import { EMPTY_FORM, priceForm, type QuoteForm } from './quote-form.ts';
import {
  createQuoteState,
  nameEnd,
  reduceQuote,
  type QuoteAction,
  type QuoteState,
} from './quote-state.ts';

// One enquiry per page session, outside React: closing and reopening the
// dialog, by whichever button, continues it.

const createEmpty = () => createQuoteState(createUuid, () => new Date().toISOString());

function createInitial(): QuoteState {
  addEventListener('storage', followOtherTabs);
  window.addEventListener('pageshow', ({ persisted }) => persisted && followOtherPages());
  return readStored();
}

function readStored(): QuoteState {
  const empty = createEmpty();
  const draft = findDraft();
  if (!draft) return empty;
  const form = { ...empty.form, ...draft.fields, files: draft.files };
  const isSame = draft.price === undefined || draft.price === priceOf(form);
  return {
    ...empty,
    form,
    requestId: draft.requestId,
    tried: draft.tried ? { ...empty.form, ...draft.tried } : null,
    lostFiles: draft.lostFiles,
    draftSaved: true,
    oldPrice: isSame ? null : (draft.price ?? null),
  };
}

const priceOf = (form: QuoteForm): number => priceForm(form, readPrices()).shown;

/** What changes the draft, or whether it may have arrived as it is. */
const STORED: ReadonlySet<QuoteAction['type']> = new Set([
  'changed',
  'renewed',
  'sending',
  'failed',
  'repriced',
]);

let state: QuoteState | undefined;
const { tell, subscribe } = createListeners();

export const readQuote = (): QuoteState => (state ??= createInitial());

export function dispatchQuote(action: QuoteAction): QuoteState {
  const before = readQuote();
  const { requestId } = before;
  state = reduceQuote(before, action, createEmpty);
  measureQuote(before, action, state);
  if (action.type === 'emptied') {
    clearDraft(requestId, action.isSent);
    dropWaiting(requestId);
  }
  if (STORED.has(action.type)) {
    const { form, tried } = state;
    state = { ...state, draftSaved: saveDraft(form, state.requestId, priceOf(form), tried) };
  }
  tell();
  return state;
}

/**
 * Tabs share the draft of the device and with it the id of the enquiry, until
 * one of them sends or discards it. Where each has begun its own, the draft is
 * that of the last input, and the other says no more that it is saved.
 */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== STORAGE_KEYS.quoteDraft.key) return;
  const here = readQuote();
  if (newValue === null) {
    const gone = parseDraft(oldValue);
    if (gone?.requestId !== here.requestId || here.sending) return;
    const isSent = gone.isSent === true;
    if (!saysSame(gone.fields, here.form)) return void dispatchQuote({ type: 'parted', isSent });
    state = { ...createEmpty(), elsewhere: nameEnd(isSent) };
    return tell();
  }
  const stored = readStored();
  if (!stored.draftSaved) return;
  if (stored.requestId === here.requestId) state = here.sending ? here : takeFields(here, stored);
  else if (saysSame(here.form, EMPTY_FORM)) state = stored;
  else state = { ...here, draftSaved: false };
  tell();
}

/**
 * What was entered elsewhere. What is agreed to and signed here stays only
 * where it still says the same.
 */
function takeFields(here: QuoteState, { form, tried, lostFiles }: QuoteState): QuoteState {
  const kept = { ...here, tried, lostFiles, draftSaved: true };
  if (saysSame(form, here.form)) return { ...kept, form: { ...here.form, files: form.files } };
  const before = here.oldPrice ?? priceOf(here.form);
  return {
    ...kept,
    // A draft holds neither signature nor consents.
    form: { ...form, website: here.form.website },
    newsletterChosen: false,
    elsewhere: 'changed',
    oldPrice: before === priceOf(form) ? null : before,
  };
}

/** A page that the browser had put aside has missed what later pages did with the draft. */
function followOtherPages(): void {
  const { draftSaved, sending, requestId, form } = readQuote();
  const stored = readStored();
  const isSame =
    stored.requestId === requestId &&
    stored.form.files.length === form.files.length &&
    saysSame(stored.form, form);
  if (isSame || sending || !(draftSaved || stored.draftSaved)) return;
  state = stored;
  tell();
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
