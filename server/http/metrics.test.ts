// @database postgres
import { mkdtemp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';
import { createMemoryCounter } from './count-in-memory.ts';
import { createMetricsHandler } from './metrics.ts';
import { startWorker } from '../worker/index.ts';

let platform: LivePlatform;
let ask: (authorization?: string) => Promise<Response>;
beforeAll(async () => {
  platform = await startLivePlatform();
  const service = platform.connect({ key: platform.keys.serviceRoleKey });
  const backupDir = await mkdtemp(join(tmpdir(), 'metrics-'));
  await mkdir(join(backupDir, new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)));
  const app = new Hono().get(
    '/metrics',
    createMetricsHandler({ METRICS_TOKEN: 'geheim1234', backupDir }, service),
  );
  ask = async (authorization) =>
    app.request('/metrics', { headers: authorization ? { authorization } : {} });
});
afterAll(() => platform.close());

it.each([undefined, '', 'Bearer geheim', 'Bearer geheim1235', 'Bearer gehëim1234'])(
  'refuses %j, whatever the address',
  async (authorization) => {
    expect((await ask(authorization)).status).toBe(403);
  },
);

it('refuses everybody where no token is set', async () => {
  const app = new Hono().get(
    '/metrics',
    createMetricsHandler({ METRICS_TOKEN: undefined, backupDir: null }, platform.connect()),
  );
  const headers = { authorization: 'Bearer undefined' };
  expect((await app.request('/metrics', { headers })).status).toBe(403);
});

it('tells the holder of the token how mails, jobs, budgets, backup and database are', async () => {
  const service = platform.connect({ key: platform.keys.serviceRoleKey });
  const mail = { template: 'x', recipient: 'a@b.example' };
  const { error } = await service.from('outbox_mails').insert([
    { ...mail, event_key: 'metrics:1', status: 'dead', next_attempt_at: new Date().toISOString() },
    {
      ...mail,
      event_key: 'metrics:2',
      status: 'pending',
      next_attempt_at: new Date(Date.now() - 600_000).toISOString(),
    },
  ]);
  expect(error).toBeNull();
  const sent = (key: number) => ({
    ...mail,
    event_key: `metrics:sent:${key}`,
    status: 'sent',
    is_proven: false,
    sent_at: new Date().toISOString(),
  });
  const used = await service.from('outbox_mails').insert([sent(1), sent(2)]);
  expect(used.error).toBeNull();
  const worker = startWorker(
    [
      { name: 'works', everyMs: 60_000, run: async () => false },
      { name: 'fails', everyMs: 60_000, run: () => Promise.reject(new Error('broken')) },
    ],
    pino({ level: 'silent' }),
  );
  const allow = createMemoryCounter();
  await allow('tries:192.0.2.1', 1, 60);
  await allow('tries:192.0.2.1', 1, 60);
  await expect
    .poll(async () => (await ask('Bearer geheim1234')).text())
    .toContain('worker_job_runs_total{job="fails",outcome="failed"} 1');
  await worker.stop();

  const text = await (await ask('Bearer geheim1234')).text();
  expect(text).toContain('worker_job_runs_total{job="works",outcome="ok"} 1');
  expect(text).toContain('budget_refusals_total{budget="tries"} 1');
  expect(text).toContain('outbox_mails{status="dead"} 1');
  expect(text).toContain('mail_budget_used_ratio{window="hour"} 0.002');
  expect(text).toContain('mail_budget_used_ratio{window="day"} 0.0004');
  expect(text).toContain('database_up 1');
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  expect(read('outbox_oldest_due_seconds')).toBeGreaterThanOrEqual(600);
  expect(read('database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(read('backup_age_seconds') / 86_400).toBeGreaterThan(2.9);
});
