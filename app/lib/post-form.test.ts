import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from './post-form.ts';

const FAILED = { success: false, error: 'Bitte versuchen Sie es erneut.' };
afterEach(() => vi.unstubAllGlobals());

it('says that a proxy refused the form for its size, instead of: try again', async () => {
  const proxy = () => Promise.resolve(new Response('<html>413 Too Large</html>', { status: 413 }));
  vi.stubGlobal('fetch', proxy);
  const answer = await postForm('/api/contact', {}, FAILED);
  expect(answer.error).toContain('weil sie zu groß ist');
});

it('does not wait for ever on a line that carries nothing', async () => {
  const init: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, options: RequestInit) => {
    init.push(options);
    return Promise.reject(new DOMException('timed out', 'TimeoutError'));
  });
  const limit = vi.spyOn(AbortSignal, 'timeout');
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await postForm('/api/contact', {}, FAILED)).toEqual(FAILED);
  expect(limit).toHaveBeenCalledWith(30_000);
  expect(init[0]!.signal).toBe(limit.mock.results[0]!.value);
});

it('keeps the usual words for everything else that is no answer of ours', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await postForm('/api/contact', {}, FAILED)).toEqual(FAILED);
});

it('says that it failed where the answer has no words for it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false }, { status: 500 })));
  expect(await postForm('/api/contact', {}, FAILED)).toEqual(FAILED);
});
