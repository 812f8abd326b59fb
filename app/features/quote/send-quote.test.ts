import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuoteState } from './quote-state.ts';

const client = vi.hoisted(() => {
  const answer = () => vi.fn<(...parts: unknown[]) => Promise<unknown>>();
  return {
    auth: { getSession: answer(), getUser: answer(), signOut: answer() },
    functions: { invoke: answer() },
  };
});
const { getSession, getUser, signOut } = client.auth;
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: () => Promise.resolve(client) }));
vi.mock('#app/lib/proof-of-work.ts', () => ({ findProofHeaders: () => Promise.resolve({}) }));
vi.mock('#app/lib/attribution.ts', () => ({ findAttribution: () => undefined }));
vi.mock('#app/lib/public-config.tsx', () => ({
  readPublicConfig: () => ({ supabaseKey: 'public' }),
}));

// Files share their modules: this one is loaded anew for the mocks, and again for others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { buildBody, buildQuoteBody, sendBody } = await import('./send-quote.ts');
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
  // Who he is nobody knows: not that he is a guest.
  expect((await body).user_id).toBeUndefined();
});

it('takes an ended session for nobody, one that cannot be renewed now for unknown', async () => {
  const data = { session: null };
  getSession.mockResolvedValue({ data, error: { name: 'AuthApiError', status: 400 } });
  expect((await buildBody(state)).user_id).toBeNull();
  getSession.mockResolvedValue({ data, error: { name: 'AuthRetryableFetchError', status: 0 } });
  expect((await buildBody(state)).user_id).toBeUndefined();
});

it('sends without the session that was ended on another device', async () => {
  const context = new Response('{}', { status: 401 });
  const error = Object.assign(new Error(), { name: 'FunctionsHttpError', context });
  const { invoke } = client.functions;
  invoke
    .mockResolvedValueOnce({ data: null, error })
    .mockResolvedValueOnce({ data: { success: true }, error: null });
  getUser.mockResolvedValue({ data: { user: null }, error: { status: 403 } });
  expect(await sendBody(buildQuoteBody(state, 'someone'))).toEqual({ success: true });
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' });
  const sent = invoke.mock.calls.map(([, options]) => (options as { body: unknown }).body);
  expect(sent).toMatchObject([{ user_id: 'someone' }, { user_id: null }]);
  expect(sent[1]).toEqual({ ...(sent[0] as object), user_id: null });
});

it("tells a flood from other refusals, in the server's words", async () => {
  const { invoke } = client.functions;
  const refuse = (status: number) => {
    const context = Response.json({ success: false, error: 'In einer Minute.' }, { status });
    invoke
      .mockReset()
      .mockResolvedValue({ data: null, error: Object.assign(new Error(), { context }) });
    return sendBody(buildQuoteBody(state, null));
  };
  await expect(refuse(429)).rejects.toMatchObject({
    message: 'In einer Minute.',
    isTooOften: true,
  });
  await expect(refuse(500)).rejects.toMatchObject({ isTooOften: false });
});

it('sends without the session of somebody else', async () => {
  const { invoke } = client.functions;
  invoke.mockReset().mockResolvedValue({ data: { success: true }, error: null });
  await sendBody(buildQuoteBody(state, 'someone'));
  expect(invoke.mock.lastCall?.[1]).toMatchObject({ headers: {}, body: { user_id: 'someone' } });
  await sendBody(buildQuoteBody(state, 'someone'), false);
  expect(invoke.mock.lastCall?.[1]).toMatchObject({
    headers: { authorization: 'Bearer public' },
    body: { user_id: null },
  });
});
