// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { QUOTE_DIALOG } from './dialog-id.ts';
import { EMPTY_FORM } from './quote-form.ts';
import type { QuoteReceipt } from './receipt.ts';

const sendBody = vi.hoisted(() =>
  vi.fn<(body: unknown, isSenders?: boolean) => Promise<QuoteReceipt>>(),
);
const findUserId = vi.hoisted(() => vi.fn<() => Promise<string | null | undefined>>());
const announceSent = vi.hoisted(() => vi.fn<(answer: QuoteReceipt, title?: string) => void>());
vi.mock('./send-quote.ts', async (original) => ({ ...(await original()), sendBody, findUserId }));
const showToast = vi.hoisted(() => vi.fn<(toast: { title: string }) => Promise<void>>());
const loadSupabase = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const reloadWhenReachable = vi.hoisted(() =>
  vi.fn<(error: unknown, isInUse: () => boolean) => Promise<void>>(() => new Promise(() => {})),
);
vi.mock('./announce-quote.ts', () => ({ announceSent }));
vi.mock('#app/lib/supabase-browser.ts', async (original) => ({
  ...(await original()),
  loadSupabase,
}));
vi.mock('#app/lib/reload-when-reachable.ts', () => ({ reloadWhenReachable }));
const showFailure = vi.hoisted(() => vi.fn<(title: string, text: string) => Promise<void>>());
vi.mock('#app/ui/feedback/toast.ts', async (original) => ({
  ...(await original()),
  showToast,
  showFailure,
}));

// Files share their modules: this one is loaded anew for the mocks, and again for others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { buildQuoteBody } = await import('./send-quote.ts');
const { saveDraft } = await import('./draft.ts');
const { addFiles } = await import('./quote-files.ts');
const { dispatchQuote, readQuote } = await import('./quote-store.ts');
const { resumeSending } = await import('./send-waiting.ts');
const { dropWaiting, keepWaiting, takeBack } = await import('./waiting-quotes.ts');

const ANSWER: QuoteReceipt = { reference: 'A-2026-0042' };

/** An enquiry that is on its way while `meanwhile` happens. */
async function send(
  requestId: string,
  meanwhile: (requestId: string) => void,
  [sender, signedIn]: [string | null | undefined, string | null] = [null, null],
  form = EMPTY_FORM,
): Promise<void> {
  findUserId.mockReset().mockResolvedValue(signedIn);
  const { promise, resolve } = Promise.withResolvers<QuoteReceipt>();
  sendBody.mockReset().mockReturnValue(promise);
  keepWaiting(buildQuoteBody({ form, requestId, startedAt: '' }, sender));
  resumeSending();
  await vi.waitFor(() => expect(sendBody).toHaveBeenCalledOnce());
  meanwhile(requestId);
  resolve(ANSWER);
  await new Promise((resume) => setTimeout(resume, 20));
}

beforeEach(() => {
  announceSent.mockReset();
  showFailure.mockReset();
});

it('an enquiry taken back too late is said to have arrived', async () => {
  await send('a', takeBack);
  expect(announceSent).toHaveBeenCalledExactlyOnceWith(
    ANSWER,
    'Ihre Anfrage war schon unterwegs und ist bei uns angekommen.',
  );
});

it('one that the visitor has sent himself meanwhile is announced by that', async () => {
  await send('b', dropWaiting);
  expect(announceSent).not.toHaveBeenCalled();
});

it.each([
  ['karin', 'karin', true],
  ['karin', 'jana', false],
  ['karin', null, false],
  [null, 'jana', false],
  [null, null, true],
  [undefined, 'karin', true],
])(
  'what %s left waiting is sent while %s is signed in, in the own name alone: %s',
  async (sender, signedIn, isOwn) => {
    await send(`${sender}-${signedIn}`, () => undefined, [sender, signedIn]);
    expect(sendBody).toHaveBeenCalledExactlyOnceWith(expect.anything(), isOwn);
  },
);

it('empties the form of what has arrived, also where its draft has lost the consents', async () => {
  const form = { ...EMPTY_FORM, name: 'Karin', newsletterConsent: true };
  dispatchQuote({ type: 'emptied' });
  const { requestId } = readQuote();
  dispatchQuote({ type: 'changed', change: { name: 'Karin' } });
  await send(requestId, () => undefined, [null, null], form);
  expect(readQuote().form.name).toBe('');

  const { requestId: second } = readQuote();
  dispatchQuote({ type: 'changed', change: { name: 'Anna' } });
  await send(second, () => undefined, [null, null], form);
  expect(readQuote()).toMatchObject({ form: { name: 'Anna' } });
  expect(readQuote().requestId).not.toBe(second);
});

it('keeps as an enquiry of its own what agrees to less than what has arrived', async () => {
  dispatchQuote({ type: 'emptied' });
  const { requestId } = readQuote();
  const agreed = { name: 'Karin', newsletterConsent: true };
  dispatchQuote({ type: 'changed', change: agreed });
  const takeBackNewsletter = () =>
    void dispatchQuote({ type: 'changed', change: { newsletterConsent: false } });
  await send(requestId, takeBackNewsletter, [null, null], { ...EMPTY_FORM, ...agreed });
  expect(readQuote()).toMatchObject({ form: { name: 'Karin' } });
  expect(readQuote().requestId).not.toBe(requestId);
});

it('says which file has failed meanwhile, once, also where its enquiry was changed', async () => {
  dispatchQuote({ type: 'emptied' });
  const { requestId } = readQuote();
  addFiles([new File(['x'], 'plan.xlsx')]);
  const change = () => void dispatchQuote({ type: 'changed', change: { name: 'Anna' } });
  await send(requestId, change);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Eine Datei fehlt in Ihrer Anfrage',
    expect.stringContaining('plan.xlsx'),
  );
  await send(readQuote().requestId, () => undefined, [null, null], readQuote().form);
  expect(showFailure).toHaveBeenCalledOnce();
});

it.each([true, false])(
  'names the files that an enquiry has waited too long for, page loaded anew: %s',
  async (isLoaded) => {
    dispatchQuote({ type: 'emptied' });
    const { requestId } = readQuote();
    const [young, old] = [1, 80].map((hours) => new Date(Date.now() - hours * 3_600_000));
    const files = [
      { id: '1', name: 'alt.pdf', size: 1, storedAt: old!.toISOString() },
      { id: '2', name: 'neu.pdf', size: 1, storedAt: young!.toISOString() },
    ];
    if (isLoaded) {
      saveDraft({ ...EMPTY_FORM, files }, requestId, 0);
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    } else dispatchQuote({ type: 'changed', change: { files } });
    await send(requestId, () => undefined);
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      'Eine Datei fehlt in Ihrer Anfrage',
      'Bitte senden Sie „alt.pdf“ als Antwort auf unsere Bestätigung.',
    );
    expect(showFailure).toHaveBeenCalledAfter(announceSent);
  },
);

it('loads the page anew once its code is missing, unless another form is being filled in', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module');
  loadSupabase.mockRejectedValueOnce(missing);
  keepWaiting(buildQuoteBody({ form: EMPTY_FORM, requestId: 'gone', startedAt: '' }, null));
  resumeSending();
  await vi.waitFor(() =>
    expect(reloadWhenReachable).toHaveBeenCalledExactlyOnceWith(missing, expect.any(Function)),
  );
  const isInUse = reloadWhenReachable.mock.calls[0]![1];
  const type = (inside: string): void => {
    document.body.innerHTML = inside;
    document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type(`<dialog id="${QUOTE_DIALOG}"><input /></dialog>`);
  expect(isInUse()).toBe(false);
  type('<form><input /></form>');
  expect(isInUse()).toBe(true);
  dropWaiting('gone');
});

it('waits on while nobody can say who is signed in', async () => {
  findUserId.mockReset().mockResolvedValue(undefined);
  sendBody.mockReset();
  keepWaiting(buildQuoteBody({ form: EMPTY_FORM, requestId: 'slow', startedAt: '' }, 'karin'));
  resumeSending();
  await vi.waitFor(() => expect(findUserId).toHaveBeenCalled());
  await new Promise((resume) => setTimeout(resume, 20));
  expect(sendBody).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Ihre Anfrage wartet auf eine Verbindung' }),
  );
  dropWaiting('slow');
});
