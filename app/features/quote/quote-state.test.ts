import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, type QuoteForm } from './quote-form.ts';
import { createQuoteState, reduceQuote, type QuoteAction, type QuoteState } from './quote-state.ts';

let ids = 0;
const createEmpty = () =>
  createQuoteState(
    () => `id-${++ids}`,
    () => '2026-11-20T10:00:00.000Z',
  );
const run = (start: QuoteState, ...actions: QuoteAction[]) =>
  actions.reduce((state, action) => reduceQuote(state, action, createEmpty), start);
const change = (part: Partial<QuoteForm>): QuoteAction => ({ type: 'changed', change: part });
const next: QuoteAction = { type: 'continued' };
const back: QuoteAction = { type: 'went-back' };
const project = change({ projectType: 'website', industry: 'Handwerk' });
const contact = change({ name: 'J', email: 'x', phone: '1' });

describe('steps', () => {
  it('stays on an incomplete step, names the missing fields and takes the focus on every try', () => {
    const refused = run(createEmpty(), change({ projectType: 'website' }), next);
    expect(refused).toMatchObject({
      step: 1,
      refusals: 1,
      errors: { industry: 'Bitte wählen Sie Ihre Branche.' },
    });
    expect(Object.keys(refused.errors)).toEqual(['industry']);
    expect(run(refused, next).refusals).toBe(2);
    expect(run(refused, change({ industry: 'Handwerk' })).errors).toEqual({});
  });

  it('goes on with merely non-empty contact fields, but not with spaces', () => {
    const second = run(createEmpty(), project, next);
    expect(run(second, contact, next).step).toBe(3);
    expect(run(second, contact, change({ name: '  ' }), next)).toMatchObject({
      step: 2,
      errors: { name: 'Bitte geben Sie Ihren Namen ein.' },
    });
  });

  it('never leaves the range of 1 to 3 and keeps what was entered', () => {
    const third = run(createEmpty(), project, next, contact, next);
    expect(run(third, next).step).toBe(3);
    const first = run(third, back, back, back);
    expect(first.step).toBe(1);
    expect(first.form).toEqual(third.form);
  });
});

describe('sending', () => {
  const third = run(createEmpty(), project, next, contact, next);

  it('keeps step, data and request id after a failure', () => {
    const failed = run(third, { type: 'sending' }, { type: 'failed', fieldErrors: {} });
    expect(failed).toEqual({ ...third, sending: false, tried: third.form });
  });

  it('keeps everything when another price holds by now, and says which one was shown', () => {
    const sent = run(third, { type: 'sending' }, { type: 'repriced', oldPrice: 590 });
    expect(sent).toEqual({ ...third, sending: false, tried: null, oldPrice: 590 });
  });

  it('says that the prices have changed only until something else is chosen', () => {
    const repriced = run(third, { type: 'repriced', oldPrice: 590 });
    expect(run(repriced, change({ message: 'Neu', urgency: '' })).oldPrice).toBe(590);
    for (const part of [
      { urgency: 'asap' },
      { projectType: 'shop' },
      { additionalServices: ['seo'] },
    ])
      expect(run(repriced, change(part)).oldPrice).toBeNull();
  });

  it('remembers what was sent and not what was entered since, until it is an enquiry of its own without the stored files', () => {
    const files = [{ id: 'f', name: 'a.pdf', size: 1, storedAt: '2026-11-20T10:00:00.000Z' }];
    const sent = run(third, change({ files }), { type: 'sending' });
    const edited = run(sent, change({ message: 'Neu' }), { type: 'failed', fieldErrors: {} });
    expect(edited).toMatchObject({
      requestId: third.requestId,
      tried: { message: '', files },
      form: { message: 'Neu' },
    });
    const renewed = run(edited, { type: 'renewed' });
    expect(renewed).toMatchObject({
      step: 3,
      tried: null,
      form: { message: 'Neu', name: 'J', files: [] },
      lostFiles: ['a.pdf'],
    });
    expect(renewed.requestId).not.toBe(third.requestId);
  });

  it('takes what is refused for a field for not stored', () => {
    expect(
      run(third, { type: 'sending' }, { type: 'failed', fieldErrors: { email: 'Ungültig.' } })
        .tried,
    ).toBeNull();
  });

  it('jumps to the field the server refuses', () => {
    const failed = run(
      third,
      { type: 'sending' },
      { type: 'failed', fieldErrors: { email: 'Ungültig.' } },
    );
    expect(failed).toMatchObject({
      step: 2,
      sending: false,
      errors: { email: 'Ungültig.' },
      form: third.form,
    });
  });

  it('starts a new, empty enquiry after success', () => {
    const fresh = run(third, { type: 'sending' }, { type: 'emptied' });
    expect(fresh).toMatchObject({ step: 1, sending: false, form: EMPTY_FORM });
    expect(fresh.requestId).not.toBe(third.requestId);
  });
});

describe('another tab has sent or discarded the same draft', () => {
  it('makes what is entered here an enquiry of its own, without the files of the other', () => {
    const file = { id: 'f', name: 'a.pdf', size: 1, storedAt: '2026-11-20T10:00:00.000Z' };
    const before = run(createEmpty(), project, change({ files: [file] }), next);
    const after = run(before, { type: 'parted', isSent: true });
    expect(after.requestId).not.toBe(before.requestId);
    expect(after).toMatchObject({
      step: 2,
      form: { projectType: 'website', files: [] },
      draftSaved: false,
      lostFiles: ['a.pdf'],
      elsewhere: 'sent',
    });
    expect(run(after, contact, next).elsewhere).toBeNull();
  });

  it('changes nothing while this one is being sent', () => {
    const sending = run(createEmpty(), project, { type: 'sending' });
    expect(run(sending, { type: 'parted', isSent: true })).toBe(sending);
  });
});
