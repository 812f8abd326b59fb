// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { clearDraft, saveDraft } from './draft.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';

/** The browser shows the page again that it had put aside. */
const comeBack = () =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }) as PageTransitionEvent);

beforeEach(() => {
  dispatchQuote({ type: 'emptied' });
  dispatchQuote({ type: 'changed', change: { projectType: 'website', industry: 'Handwerk' } });
});

it('what later pages entered stands in the form again after going back', () => {
  const { form, requestId } = readQuote();
  saveDraft({ ...form, name: 'Jana' }, requestId, 0);
  comeBack();
  expect(readQuote()).toMatchObject({ requestId, form: { industry: 'Handwerk', name: 'Jana' } });
});

it('what later pages sent or discarded is gone after going back', () => {
  const { requestId } = readQuote();
  clearDraft();
  comeBack();
  expect(readQuote()).toMatchObject({ draftSaved: false, form: { industry: '' } });
  expect(readQuote().requestId).not.toBe(requestId);
});

it('nothing is lost by going back where the draft is the same', () => {
  dispatchQuote({ type: 'changed', change: { privacyConsent: true } });
  const before = readQuote();
  comeBack();
  expect(readQuote()).toBe(before);
});
