import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { createMetrics } from './metrics.ts';

const app = new Hono<{ Bindings: HttpBindings }>().get(
  '/metrics',
  createMetrics(parseConfig({ METRICS_TOKEN: 'geheim1234' })).handler,
);
const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status;

it('shows figures to the holder of the token, and on the machine itself', async () => {
  expect(await ask('203.0.113.7', { authorization: 'Bearer geheim1234' })).toBe(200);
  expect(await ask('127.0.0.1')).toBe(200);
});

it.each(['', 'Bearer geheim', 'Bearer geheim1235', 'Bearer gehëim1234'])(
  'refuses %j from elsewhere',
  async (authorization) => {
    expect(await ask('203.0.113.7', { authorization })).toBe(403);
  },
);

it('takes a request through a proxy for one from elsewhere', async () => {
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
});
