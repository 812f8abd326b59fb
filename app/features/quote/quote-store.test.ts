// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { clearDraft, findDraft, saveDraft } from './draft.ts';
import { FormNotice } from './form-notice.tsx';
import { EMPTY_FORM, type QuoteForm } from './quote-form.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';

/** The browser shows the page again that it had put aside. */
const comeBack = () =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }) as PageTransitionEvent);

beforeEach(() => {
  localStorage.clear();
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
  clearDraft(requestId);
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

/** What another tab does with the draft of the device, as this one is told: write by write. */
function inOtherTab(act: () => void): void {
  const { key } = STORAGE_KEYS.quoteDraft;
  const device = localStorage;
  const states = [device.getItem(key)];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => device.getItem(name),
    setItem(name: string, value: string) {
      device.setItem(name, value);
      states.push(value);
    },
    removeItem(name: string) {
      device.removeItem(name);
      states.push(null);
    },
  });
  act();
  vi.unstubAllGlobals();
  for (const [index, newValue] of states.slice(1).entries())
    dispatchEvent(new StorageEvent('storage', { key, oldValue: states[index]!, newValue }));
}
const enterThere = (change: Partial<QuoteForm>, requestId: string): void =>
  inOtherTab(() => void saveDraft({ ...readQuote().form, ...change }, requestId, 0));

it.each([
  [true, 'sent'],
  [false, 'discarded'],
] as const)(
  'tabs that share an enquiry share what is entered, until one ends it, sent: %s',
  (isSent, elsewhere) => {
    const { requestId } = readQuote();
    enterThere({ name: 'Jana' }, requestId);
    expect(readQuote()).toMatchObject({ requestId, form: { industry: 'Handwerk', name: 'Jana' } });
    inOtherTab(() => clearDraft(requestId, isSent));
    expect(readQuote()).toMatchObject({ form: EMPTY_FORM, draftSaved: false, elsewhere });
    expect(readQuote().requestId).not.toBe(requestId);
    expect(findDraft()).toBeNull();
  },
);

it('what is agreed to and signed goes with a change in another tab, which is told with the price', () => {
  const agreed = {
    privacyConsent: true,
    newsletterConsent: true,
    signature: { ...EMPTY_FORM.signature, kind: 'typed', typed: 'data:' },
  } as const;
  dispatchQuote({ type: 'changed', change: agreed });
  const { requestId } = readQuote();
  enterThere({}, requestId);
  expect(readQuote()).toMatchObject({ form: agreed, elsewhere: null, oldPrice: null });
  enterThere({ projectType: 'shop' }, requestId);
  const { form, ...state } = readQuote();
  expect(state).toMatchObject({ requestId, elsewhere: 'changed', oldPrice: 590 });
  expect(form).toEqual({ ...EMPTY_FORM, projectType: 'shop', industry: 'Handwerk' });
  render(createElement(FormNotice, { ...state, newPrice: 2590 }));
  expect(screen.getByRole('status').textContent).toMatch(
    /In einem anderen Tab .* Er stand bei 590\s€; jetzt gilt 2\.590\s€\. .* Unterschrift gilt nicht/,
  );
  enterThere({ projectType: 'website' }, requestId);
  expect(readQuote()).toMatchObject({ elsewhere: 'changed', oldPrice: null });
});

it('takes over what another tab has begun only where nothing is begun', () => {
  enterThere({ industry: 'Handel' }, 'other');
  expect(readQuote()).toMatchObject({ form: { industry: 'Handwerk' }, draftSaved: false });
  dispatchQuote({ type: 'emptied' });
  enterThere({ industry: 'Handel' }, 'another');
  expect(readQuote()).toMatchObject({
    requestId: 'another',
    form: { industry: 'Handel' },
    draftSaved: true,
  });
});

it('sending or discarding leaves the draft that another tab has begun', () => {
  enterThere({ industry: 'Handel' }, 'other');
  dispatchQuote({ type: 'emptied' });
  expect(findDraft()).toMatchObject({ requestId: 'other', fields: { industry: 'Handel' } });
});
