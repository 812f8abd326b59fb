// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { askAssistant } from './ask-assistant.ts';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () => Promise.resolve({ functions: { invoke } }),
}));
vi.mock('./visitor.ts', () => ({ findUserId: () => Promise.resolve(undefined) }));

it('ends a call that is stopped, also in browsers without AbortSignal.any', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  invoke.mockImplementation(
    (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ error: signal.reason as Error })),
      ),
  );
  const stop = new AbortController();
  const call = { onPart: () => {}, streams: false, signal: stop.signal };
  const answer = askAssistant('Preis', [], call);
  await vi.waitFor(() => expect(invoke).toHaveBeenCalledOnce());
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  vi.restoreAllMocks();
});
