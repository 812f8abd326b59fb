import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuoteState } from './quote-state.ts';

const getSession = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () => Promise.resolve({ auth: { getSession } }),
}));
vi.mock('./attribution.ts', () => ({ findAttribution: () => undefined }));

// Files share their modules: this one is loaded anew for the mocks, and again for others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { buildBody } = await import('./send-quote.ts');
const state = createQuoteState(
  () => 'b3f1c1a2-0000-4000-8000-000000000000',
  () => new Date().toISOString(),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('names the signed-in user', async () => {
  getSession.mockResolvedValue({ data: { session: { user: { id: 'someone' } } } });
  expect((await buildBody(state)).user_id).toBe('someone');
});

it('waits no longer than three seconds for a session that cannot be renewed', async () => {
  getSession.mockReturnValue(new Promise(() => undefined));
  const body = buildBody(state);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await body).user_id).toBeNull();
});
