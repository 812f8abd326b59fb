// @database postgres
import type { SupabaseClient } from '@supabase/supabase-js';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { createErrorLog } from './error-log.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
afterEach(() => void vi.useRealTimers());
beforeEach(
  async () => void (await platform.service().from('error_groups').delete().neq('count', 0)),
);

function open(service: SupabaseClient = platform.service()) {
  const errors = createErrorLog('1.2.3');
  const log = pino(
    {},
    pino.multistream([{ stream: { write: (line) => void errors.write(line) }, level: 'error' }]),
  );
  errors.connect(service, log);
  return log;
}
const read = async () =>
  (await platform.service().from('error_groups').select('*').order('message')).data!;

it('counts what the log calls an error, by message, with the places', async () => {
  const log = open();
  for (const name of ['offers', 'booking', 'offers'])
    log
      .child({ function: name })
      .error({ err: new Error('no answer for a@b.example') }, 'function failed');
  log.error({ job: 'outbox', reason: 'refused' }, 'job failed');
  log.warn({}, 'only a warning');
  await expect.poll(read).toMatchObject([
    {
      source: 'server',
      message: 'function failed: no answer for [E-Mail]',
      count: 3,
      release: '1.2.3',
      resolved_at: null,
    },
    { source: 'server', message: 'job failed: refused', places: ['Aufgabe outbox'], count: 1 },
  ]);
  expect((await read())[0].places.toSorted()).toEqual(['Funktion booking', 'Funktion offers']);
});

it.each([
  ['zod', z.object({ content: z.object({ title: z.string() }), note: z.string() })],
  [
    'zod/mini',
    mini.object({ content: mini.object({ title: mini.string() }), note: mini.string() }),
  ],
])('names the field that a schema of %s refused, and no JSON', async (_edition, schema) => {
  const log = open();
  log.error({ err: schema.safeParse({ content: {} }).error }, 'request failed');
  await expect.poll(read).toMatchObject([
    {
      message:
        'request failed: content.title: Invalid input: expected string, received undefined ' +
        '(1 more)',
    },
  ]);
});

it('opens a resolved error again when it returns, and remembers that', async () => {
  const log = open();
  log.error({}, 'again');
  await expect.poll(read).toMatchObject([{ count: 1, reopened_at: null }]);
  await platform
    .service()
    .from('error_groups')
    .update({ resolved_at: new Date().toISOString() })
    .eq('message', 'again');
  log.error({}, 'again');
  await expect
    .poll(read)
    .toMatchObject([{ count: 2, resolved_at: null, reopened_at: expect.any(String) }]);
});

it('does not feed on its own failure: nothing is counted for a minute', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const broken = {
    rpc: async () => {
      calls += 1;
      log.error({}, 'rest request failed');
      return { error: { message: 'database away' } };
    },
  } as unknown as SupabaseClient;
  const log: pino.Logger = open(broken);
  log.error({}, 'first');
  await vi.advanceTimersByTimeAsync(59_000);
  log.error({}, 'later');
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  log.error({}, 'much later');
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toBe(2);
});

it('keeps 500 messages a source, the latest', async () => {
  const entries = (source: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      source,
      message: `${source} ${i}`,
      place: '',
      release: '',
    }));
  const record = async (list: object[]) =>
    expect((await platform.service().rpc('record_errors', { entries: list })).error).toBeNull();
  await record(entries('server', 1));
  await record(entries('browser', 600));
  const count = async (source: string) =>
    (
      await platform
        .service()
        .from('error_groups')
        .select('*', { count: 'exact', head: true })
        .eq('source', source)
    ).count;
  expect(await count('browser')).toBe(500);
  expect(await count('server')).toBe(1);
});
