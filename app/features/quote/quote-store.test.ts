// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { clearDraft, findDraft, saveDraft } from './draft.ts';
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

it('a try that may have arrived is known after a reload, until it is refused', () => {
  dispatchQuote({ type: 'sending' });
  dispatchQuote({ type: 'failed', fieldErrors: {} });
  expect(findDraft()?.tried).toMatchObject({ industry: 'Handwerk' });
  dispatchQuote({ type: 'changed', change: { industry: 'Handel' } });
  expect(findDraft()).toMatchObject({
    fields: { industry: 'Handel' },
    tried: { industry: 'Handwerk' },
  });
  dispatchQuote({ type: 'failed', fieldErrors: { email: 'Bitte prüfen' } });
  expect(findDraft()?.tried).toBeUndefined();
});

it('a page that is loaded again takes the try from the draft', () => {
  const { form, requestId } = readQuote();
  saveDraft({ ...form, industry: 'Handel' }, requestId, 0, { ...form, newsletterConsent: true });
  comeBack();
  expect(readQuote()).toMatchObject({
    form: { industry: 'Handel', newsletterConsent: false },
    tried: { industry: 'Handwerk', newsletterConsent: true },
  });
});
