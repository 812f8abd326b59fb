// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { addFiles, cancelFile, removeFile } from './quote-files.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';

vi.mock('#app/ui/feedback/toast.ts', () => ({
  showFailure: vi.fn(() => Promise.resolve()),
  showToast: vi.fn(() => Promise.resolve()),
}));

const SLOW_MS = 2000;
const FILE = { name: 'Logo.png', size: 3, storedAt: '2026-11-23T10:00:00Z' };

/** An upload that the server answers late. */
class SlowUpload extends EventTarget {
  upload = new EventTarget();
  status = 200;
  response: unknown;
  path = '';
  open(_method: string, path: string): void {
    this.path = path;
  }
  send(): void {
    setTimeout(() => {
      const id = this.path.replace(/.*\/|\?.*/g, '');
      this.response = { success: true, file: { id, ...FILE } };
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    }, SLOW_MS);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('slow requests for files of an enquiry stand in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('XMLHttpRequest', SlowUpload);
  addFiles([new File(['abc'], FILE.name, { type: 'image/png' })]);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  const { requestId, form } = readQuote();
  const [stored] = form.files;
  const expected = `Slow operation: /api/quote-files/${requestId}/${stored?.id} took ${SLOW_MS} ms`;
  expect(warn).toHaveBeenCalledExactlyOnceWith(expected);

  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return new Response(null, { status: 204 });
  });
  const removed = removeFile({ id: stored?.id ?? '', ...FILE });
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  await removed;
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenLastCalledWith(expected);
});

it('a file cancelled behind its last byte is taken back', () => {
  let path = '';
  const abort = vi.fn<() => void>();
  class Cancelled extends SlowUpload {
    abort = abort;
    override send(): void {
      path = this.path.replace(/\?.*/, '');
    }
  }
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('XMLHttpRequest', Cancelled);
  vi.stubGlobal('fetch', fetched);
  addFiles([new File(['abc'], FILE.name, { type: 'image/png' })]);
  cancelFile(path.replace(/.*\//, ''));
  expect(abort).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(path, { method: 'DELETE' });
});

it('a file that has arrived with its enquiry leaves the list, one that was not removed stays', async () => {
  const file = { id: 'a', ...FILE };
  for (const [status, listed] of [
    [500, [file]],
    [409, []],
  ] as const) {
    dispatchQuote({ type: 'changed', change: { files: [file] } });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false }, { status })));
    await removeFile(file);
    expect(readQuote().form.files).toEqual(listed);
  }
  expect(showFailure).toHaveBeenCalledExactlyOnceWith('Nicht entfernt', expect.any(String));
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Datei schon angekommen' }),
  );
});
