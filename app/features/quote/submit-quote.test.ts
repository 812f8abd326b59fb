// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_SIGNATURE } from '#app/ui/form/signature.ts';
import type { QuoteBody } from './send-quote.ts';
import type { QuoteReceipt } from './receipt.ts';

const sendBody = vi.hoisted(() => vi.fn<(body: QuoteBody) => Promise<QuoteReceipt>>());
vi.mock('./send-quote.ts', async (original) => ({ ...(await original()), sendBody }));
const announceSent = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./announce-quote.ts', () => ({ announceSent }));
const showFailure = vi.hoisted(() => vi.fn<(title: string, text: string) => Promise<void>>());
vi.mock('#app/ui/feedback/toast.ts', async (original) => ({ ...(await original()), showFailure }));

// Files share their modules: this one is loaded anew for the mocks, and again for others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { FilesField } = await import('./files-field.tsx');
const { saveDraft } = await import('./draft.ts');
const { addFiles } = await import('./quote-files.ts');
const { dispatchQuote, readQuote } = await import('./quote-store.ts');
const { QuoteRefusedError } = await import('./send-quote.ts');
const { submitQuote } = await import('./submit-quote.ts');
const { listWaiting } = await import('./waiting-quotes.ts');

const HOUR_MS = 3_600_000;
const fileOf = (name: string, hoursAgo: number) => ({
  id: name,
  name,
  size: 1,
  storedAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
});
const ENTERED = {
  projectType: 'website',
  industry: 'Handwerk',
  name: 'Karin Küster',
  email: 'karin@firma.example',
  phone: '+49 2431 000000',
};
const AGREED = {
  privacyConsent: true,
  signature: { ...EMPTY_SIGNATURE, kind: 'typed', typed: 'data:' },
} as const;

/** The page is loaded again: what an earlier visit sent, perhaps in vain, is known from the draft. */
function comeBack(files: ReturnType<typeof fileOf>[], newsletterConsent = false): string {
  dispatchQuote({ type: 'emptied' });
  const { requestId, form } = readQuote();
  const sent = { ...form, ...ENTERED, files };
  saveDraft(sent, requestId, 0, { ...sent, newsletterConsent });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  dispatchQuote({ type: 'changed', change: AGREED });
  return requestId;
}

/** An upload that the server refuses a moment later, unless it is named gut.pdf. */
class JudgedUpload extends EventTarget {
  upload = new EventTarget();
  status = 415;
  response: unknown = { success: false, error: 'Das Bild lässt sich nicht lesen.' };
  open(_method: string, path: string): void {
    if (path.endsWith('gut.pdf'))
      this.response = { success: true, file: { ...fileOf('gut.pdf', 0), id: path } };
  }
  send(): void {
    setTimeout(() => {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}

const sentIds = () => sendBody.mock.calls.map(([{ requestId }]) => requestId);

beforeEach(() => {
  showFailure.mockReset().mockResolvedValue();
  vi.stubGlobal('XMLHttpRequest', JudgedUpload);
  sendBody.mockReset().mockResolvedValue({});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
});
afterEach(cleanup);

it('what is sent again after a reload is the same enquiry, also with the newsletter', async () => {
  const requestId = comeBack([], true);
  dispatchQuote({ type: 'changed', change: { newsletterConsent: true } });
  await submitQuote(undefined);
  expect(sentIds()).toEqual([requestId]);
});

it('what was changed since is another one, and its files are asked for again', async () => {
  const requestId = comeBack([fileOf('logo.png', 1)]);
  dispatchQuote({ type: 'changed', change: { message: 'Doch ein Shop' } });
  await submitQuote(undefined);
  expect(sentIds()).toEqual([]);
  expect(readQuote()).toMatchObject({ lostFiles: ['logo.png'], form: { files: [] } });
  await submitQuote(undefined);
  expect(sentIds()).toHaveLength(1);
  expect(sentIds()).not.toContain(requestId);
});

it('files of a draft that are gone by now are named, and can be chosen again', () => {
  comeBack([fileOf('alt.pdf', 24 * 20), fileOf('neu.pdf', 1)]);
  expect(readQuote()).toMatchObject({
    lostFiles: ['alt.pdf'],
    form: { files: [{ id: 'neu.pdf' }] },
  });
  render(createElement(FilesField, { files: [] }));
  expect(screen.getByText(/Bitte wählen Sie noch einmal: alt\.pdf/).closest('details')?.open).toBe(
    true,
  );
  dispatchQuote({ type: 'changed', change: { files: [fileOf('alt.pdf', 0)] } });
  expect(readQuote().lostFiles).toEqual([]);
});

it.each([true, false])(
  'touches nothing of another enquiry once its own has arrived otherwise, answered: %s',
  async (isAnswered) => {
    vi.spyOn(console, 'error').mockReturnValue();
    comeBack([]);
    sendBody.mockImplementation(() => {
      dispatchQuote({ type: 'renewed' });
      dispatchQuote({ type: 'changed', change: { message: 'Noch etwas' } });
      return isAnswered ? Promise.resolve({}) : Promise.reject(new TypeError('lost'));
    });
    await submitQuote(undefined);
    expect(readQuote()).toMatchObject({ sending: false, form: { message: 'Noch etwas' } });
    expect(listWaiting()).toEqual([]);
  },
);

it('keeps in view that enquiries come too fast, until it is sent again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  comeBack([]);
  sendBody.mockRejectedValue(new QuoteRefusedError('In einer Minute.', { isTooOften: true }));
  await submitQuote(undefined);
  expect(readQuote()).toMatchObject({ sending: false, refusal: 'In einer Minute.' });
  sendBody.mockRejectedValue(new QuoteRefusedError('Not stored'));
  await submitQuote(undefined);
  expect(readQuote()).toMatchObject({ sending: false, refusal: '' });
});

it('names the files that an enquiry left without, and its successor does not show them', async () => {
  const send = async (...names: string[]) => {
    comeBack([]);
    addFiles(names.map((name) => new File(['x'], name)));
    await submitQuote(undefined);
  };
  await send('logo.png', 'gut.pdf');
  expect(sentIds()).toHaveLength(1);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Eine Datei fehlt in Ihrer Anfrage',
    'Bitte senden Sie „logo.png“ als Antwort auf unsere Bestätigung.',
  );
  expect(showFailure).toHaveBeenCalledAfter(announceSent);
  render(createElement(FilesField, { files: [] }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  await send('skizze.jpg', 'plan.xlsx');
  expect(showFailure).toHaveBeenLastCalledWith(
    '2 Dateien fehlen in Ihrer Anfrage',
    'Bitte senden Sie „skizze.jpg“ und „plan.xlsx“ als Antwort auf unsere Bestätigung.',
  );
});

it('gives the focus of a row that goes to the button for files', () => {
  const { rerender } = render(createElement(FilesField, { files: [fileOf('a.pdf', 0)] }));
  screen.getByRole('button', { name: 'a.pdf entfernen' }).focus();
  rerender(createElement(FilesField, { files: [] }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Datei auswählen' }));
});

it('does not miss a file that was stored at another try', async () => {
  comeBack([fileOf('logo.png', 1)]);
  addFiles([new File(['x'], 'logo.png')]);
  await submitQuote(undefined);
  expect(sentIds()).toHaveLength(1);
  expect(showFailure).not.toHaveBeenCalled();
});
