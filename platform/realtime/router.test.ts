// @database postgres
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import type { PlatformError } from '../core/error.ts';
import type { PlatformEnv } from '../http/env.ts';
import { createRealtimeRouter } from './router.ts';
import { createRealtime } from './service.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
afterEach(() => void vi.restoreAllMocks());

/** Sends a private message to each topic; the answer's status. */
async function post(topics: readonly string[], address: string, key = platform.keys.anonKey) {
  const messages = topics.map((topic) => ({ topic, event: 'x', payload: {}, private: true }));
  const url = 'http://localhost/realtime/v1/api/broadcast';
  const body = JSON.stringify({ messages });
  const request = new Request(url, { method: 'POST', headers: { apikey: key }, body });
  return (await platform.fetch(request, { clientAddress: address })).status;
}
const club = Array.from({ length: 100 }, () => 'club');

it('asks once for the rights of a topic, and remembers for seconds that there are none', async () => {
  const asked = vi.spyOn(platform.db, 'transaction');
  expect(await post(club, '192.0.2.1')).toBe(202);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await post(club, '192.0.2.1')).toBe(202);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for so many private topics a minute of one network', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29));
  const realtime = createRealtime(platform.deps, () => false);
  const app = new Hono<PlatformEnv>();
  app.use(async (context, next) => {
    context.set('clientAddress', context.req.header('x-address') ?? '');
    context.set('caller', { role: 'anon', claims: { role: 'anon' }, token: '', isUser: false });
    await next();
  });
  app.onError((error) => new Response(null, { status: (error as PlatformError).status }));
  app.route('/', createRealtimeRouter(realtime));
  const ask = async (address: string) => {
    const url = '/api/broadcast/club/events/x?private=true';
    const headers = { 'x-address': address };
    return (await app.request(url, { method: 'POST', headers, body: '{}' })).status;
  };
  for (let n = 1; n < 300; n += 1) realtime.networks.find('192.0.2.4').postedTopics.take();
  expect([await ask('192.0.2.4'), await ask('192.0.2.4'), await ask('192.0.2.5')]).toEqual([
    202, 429, 202,
  ]);
  await realtime.close();
});

it('takes so many messages a second of one network', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29));
  for (const n of [1, 2, 3, 4, 5]) expect([n, await post(club, '192.0.2.2')]).toEqual([n, 202]);
  expect(await post(club, '192.0.2.2')).toBe(429);
  expect(await post(club, '192.0.2.3')).toBe(202);
  expect(await post(club, '192.0.2.2', platform.keys.serviceRoleKey)).toBe(202);
});
