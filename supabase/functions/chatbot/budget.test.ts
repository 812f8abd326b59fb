import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { createMemoryCounter } from '#server/http/count-in-memory.ts';
import { buildCall, createTestContext } from '#tests/support/function-context.ts';
import { buildContext } from '../build-context.ts';
import { createChatHandler } from './create-handler.ts';

afterEach(() => void vi.useRealTimers());

// BUDGET-04. Only what is refused matters here: whatever passes fails for want of knowledge.
const handle = createChatHandler(() => Promise.reject(new Error('passed')));

/**
 * Sends messages, each in a talk of its own; gives the refusals as [number of
 * the message, Retry-After].
 */
function startSender() {
  const { company, publicUrl, settings, log } = createTestContext(
    createClient('http://localhost', 'key'),
  );
  const host = {
    url: publicUrl,
    keys: { anonKey: 'key', serviceRoleKey: 'key' },
    fetch: () => Promise.reject(new Error('passed')),
    company,
    publicUrl,
    settings,
    allow: createMemoryCounter(),
  };
  let talks = 0;
  return async (count: number, addressOf: (index: number) => string) => {
    const refused: [number, string | null][] = [];
    for (let index = 1; index <= count; index += 1) {
      const call = { requestId: 'x', clientAddress: addressOf(index), log };
      const response = await Promise.resolve(
        handle(
          buildCall({ message: 'Hallo', sessionId: `talk-${(talks += 1)}` }),
          buildContext(host, { user: null, role: 'anon', token: null }, call),
        ),
      ).catch(() => null);
      if (response) refused.push([response.status, response.headers.get('retry-after')]);
    }
    return refused;
  };
}

it('takes 300 messages a minute from one network, however many talks and addresses of it, and tells the others apart', async () => {
  const send = startSender();
  expect(await send(302, (index) => `2001:db8::${index.toString(16)}`)).toEqual([
    [429, '60'],
    [429, '60'],
  ]);
  expect(await send(1, () => '2001:db8:0:1::1')).toEqual([]);
});

it('takes 2,000 a day', async () => {
  vi.useFakeTimers();
  const send = startSender();
  for (let round = 0; round < 20; round += 1) {
    expect(await send(100, () => '203.0.113.7')).toEqual([]);
    vi.setSystemTime(Date.now() + 61_000);
  }
  expect(await send(1, () => '203.0.113.7')).toEqual([[429, '86400']]);
});

it('says until when nothing is answered', async () => {
  const ask = async (full: number) => {
    const context = createTestContext(createClient('http://localhost', 'key'), {
      allow: async (_key, _most, seconds) => seconds !== full,
    });
    const response = await handle(buildCall({ message: 'Hallo' }), context);
    return ((await response.json()) as { error: string }).error;
  };
  expect(await ask(60)).toContain('eine Minute');
  expect(await ask(86_400)).toContain('Ab morgen');
});
