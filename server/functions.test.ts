import { expect, it } from 'vitest';
import pino from 'pino';
import type { Backend } from './backend.ts';
import { parseConfig } from './config.ts';
import { createFunctionRunners } from './functions.ts';

const callBooking = async (isReady: boolean): Promise<Response> => {
  const backend: Backend = {
    url: 'http://localhost',
    keys: { anonKey: 'anon', serviceRoleKey: 'service', jwtSecret: 'x'.repeat(32) },
    fetch: () => Promise.resolve(Response.json({ message: 'connection failed' }, { status: 503 })),
    isReady: () => Promise.resolve(isReady),
    close: () => Promise.resolve(),
  };
  const settings = { publicUrl: 'http://localhost' };
  const { booking } = createFunctionRunners(parseConfig({}), settings, () => backend);
  return booking!(new Request('http://localhost/api/booking'), {
    name: 'booking',
    caller: { role: 'anon', claims: { role: 'anon' }, token: 'anon', isUser: false },
    requestId: 'test',
    clientAddress: '192.0.2.1',
    log: pino({ level: 'silent' }),
  });
};

it('a function that fails while the database is away says so: come again', async () => {
  const away = await callBooking(false);
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('5');
  expect(await away.json()).toMatchObject({ success: false });
  expect((await callBooking(true)).status).toBe(500);
});
