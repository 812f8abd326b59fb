import { useSyncExternalStore } from 'react';
import {
  checkQuoteFile,
  MAX_QUOTE_FILES,
  QUOTE_FILE_PROBLEMS,
  type QuoteFile,
  type QuoteFileAnswer,
} from '#shared/quote/quote-files.ts';
import { fetchTimed, logIfSlow } from '#app/lib/slow-operations.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import type { Upload } from '#app/lib/files/use-uploads.ts';
import { isHeld } from './draft.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';

// Files on their way to the server, outside React like the enquiry they belong
// to. The enquiry never waits long for them: what arrives after it is joined to
// it by the request id.

/** So long a file may hold up its enquiry. */
const TIMEOUT_MS = 15_000;
const FAILED = 'Die Datei wurde nicht übertragen. Bitte versuchen Sie es erneut.';

type Running = Upload & { requestId: string; file: File; request: XMLHttpRequest | null };

let running: readonly Running[] = [];
/** Of the files that the server holds: it may have to get them once more, under another id. */
const originals = new Map<string, File>();
const { tell, subscribe } = createListeners();

function update(next: readonly Running[]): void {
  running = next;
  tell();
}
const change = (id: string, part: Partial<Running>) =>
  update(running.map((each) => (each.id === id ? { ...each, ...part } : each)));

export const useRunningUploads = (): readonly Upload[] =>
  useSyncExternalStore(subscribe, () => running);

export function addFiles(files: readonly File[]): void {
  const { requestId, form } = readQuote();
  for (const file of files) {
    const isMany =
      form.files.length + running.filter(({ problem }) => !problem).length >= MAX_QUOTE_FILES;
    const problem = isMany ? QUOTE_FILE_PROBLEMS.many : checkQuoteFile(file);
    const id = createUuid();
    update([
      ...running,
      {
        id,
        name: file.name,
        size: file.size,
        sent: 0,
        problem,
        canRetry: false,
        requestId,
        file,
        request: null,
      },
    ]);
    if (!problem) upload(id);
  }
}

/**
 * The files of this enquiry as they were chosen, stored or on their way, and
 * the names of those that an earlier visit chose. Ends what is on its way.
 */
export function takeOriginals(): { files: File[]; missing: string[] } {
  const stored = readQuote().form.files;
  const moving = running.filter(({ problem, canRetry }) => !problem || canRetry);
  for (const { id } of moving) cancelFile(id);
  return {
    files: [
      ...stored.flatMap(({ id }) => originals.get(id) ?? []),
      ...moving.map(({ file }) => file),
    ],
    missing: stored.filter(({ id }) => !originals.has(id)).map(({ name }) => name),
  };
}

export function retryFile(id: string): void {
  change(id, { problem: '', canRetry: false, sent: 0 });
  upload(id);
}

/** The server may hold all of it by now, also where its answer was lost. */
export function cancelFile(id: string): void {
  const upload = running.find((each) => each.id === id);
  update(running.filter((each) => each.id !== id));
  if (!upload?.request && !upload?.canRetry) return;
  upload.request?.abort();
  giveUp(upload.requestId, id);
}

/** What cannot be reached now the server removes by itself. */
function giveUp(requestId: string, id: string): void {
  void fetchTimed(`/api/quote-files/${requestId}/${id}`, { method: 'DELETE' }).catch(
    () => undefined,
  );
}

/**
 * Takes a stored file back. It leaves the list only when the server has removed
 * it: what is listed is what will be sent. Of an enquiry that has arrived
 * without its answer the server keeps the files (409).
 */
export async function removeFile({ id, name }: QuoteFile): Promise<void> {
  const { requestId } = readQuote();
  try {
    const { ok, status } = await fetchTimed(`/api/quote-files/${requestId}/${id}`, {
      method: 'DELETE',
    });
    if (!ok && status !== 409) throw new Error('not removed');
    if (!ok)
      void showToast({
        title: 'Datei schon angekommen',
        description:
          `„${name}“ ist mit Ihrer Anfrage schon bei uns. Bitte schreiben Sie uns, wenn wir die ` +
          'Datei löschen sollen.',
      });
    const { requestId: current, form } = readQuote();
    if (current === requestId)
      dispatchQuote({
        type: 'changed',
        change: { files: form.files.filter((file) => file.id !== id) },
      });
  } catch {
    void showFailure('Nicht entfernt', `Bitte versuchen Sie es erneut: ${name}`);
  }
}

/** The visitor discards the enquiry: running uploads end, stored files go. */
export function giveUpFiles(): void {
  const { requestId, form } = readQuote();
  for (const { id } of running) cancelFile(id);
  for (const { id } of form.files) giveUp(requestId, id);
}

/** Resolves when no upload runs any more, or when the enquiry has waited long enough. */
export function filesSettled(): Promise<void> {
  const isSettled = () => running.every(({ problem }) => problem !== '');
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, TIMEOUT_MS);
    const end = subscribe(() => isSettled() && finish());
    function finish() {
      clearTimeout(timer);
      end();
      resolve();
    }
  });
}

/** By XMLHttpRequest, because fetch does not say how much has been sent. */
function upload(id: string): void {
  const { requestId, file } = running.find((each) => each.id === id)!;
  const request = new XMLHttpRequest();
  change(id, { request });
  const path = `/api/quote-files/${requestId}/${id}`;
  request.open('PUT', `${path}?name=${encodeURIComponent(file.name)}`);
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded }) =>
    change(id, { sent: Math.min(loaded, file.size) }),
  );
  request.addEventListener('load', () => {
    const answer = request.response as QuoteFileAnswer | null;
    if (answer?.success) keep(id, answer.file);
    else fail(id, answer?.error ?? FAILED, request.status >= 500 || request.status === 429);
  });
  request.addEventListener('error', () => fail(id, FAILED, true));
  void logIfSlow(
    path,
    () => new Promise((resolve) => request.addEventListener('loadend', resolve)),
  );
  request.send(file);
}

function keep(id: string, file: QuoteFile): void {
  const upload = running.find((each) => each.id === id);
  update(running.filter((each) => each.id !== id));
  const { requestId, form } = readQuote();
  if (upload?.requestId !== requestId) return;
  originals.set(file.id, upload.file);
  dispatchQuote({ type: 'changed', change: { files: [...form.files, file] } });
}

function fail(id: string, problem: string, canRetry: boolean): void {
  const upload = running.find((each) => each.id === id);
  if (!upload) return;
  if (upload.requestId === readQuote().requestId)
    return change(id, { problem, canRetry, request: null });
  // The enquiry has left without it, and its form is gone.
  update(running.filter((each) => each.id !== id));
  showMissing([upload.name]);
}

/**
 * The enquiry of this form has arrived: the names of files that did not, also
 * of those that have waited longer than the server keeps them. Ends their list.
 */
export function takeMissing(lost: readonly string[] = []): string[] {
  const { files } = readQuote().form;
  const failed = running.filter(({ problem }) => problem);
  update(running.filter(({ problem }) => !problem));
  const names = new Set([...lost, ...[...files, ...failed].map(({ name }) => name)]);
  // Another try of the same file may have succeeded, or may yet.
  for (const { name } of [...files.filter((file) => isHeld(file)), ...running]) names.delete(name);
  return [...names];
}

/** After the message that the enquiry has arrived, which would cover it. */
export function showMissing(names: readonly string[]): void {
  if (names.length === 0) return;
  const title = names.length === 1 ? 'Eine Datei fehlt' : `${names.length} Dateien fehlen`;
  const list = new Intl.ListFormat('de').format(names.map((name) => `„${name}“`));
  void showFailure(
    `${title} in Ihrer Anfrage`,
    `Bitte senden Sie ${list} als Antwort auf unsere Bestätigung.`,
  );
}
