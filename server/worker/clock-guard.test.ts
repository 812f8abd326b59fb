import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createClockGuard } from './clock-guard.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it('lets nothing be deleted by a clock far ahead before the server has been up for a day', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'clock-guard-'));
  let clock = Date.parse('2026-11-29T12:00:00Z');
  let up = 0;
  const start = () =>
    createClockGuard(
      dataDir,
      () => clock,
      () => up,
    );
  // The first start of all.
  await start().check();
  await start().note();
  clock += 2 * DAY_MS;
  await start().check();

  clock += 355 * DAY_MS;
  const ahead = start();
  await expect(ahead.check()).rejects.toThrow('mehr als 2 Tage');
  up += 23 * HOUR_MS;
  await expect(ahead.check()).rejects.toThrow('mehr als 2 Tage');
  // Set right, it goes on at once, and ahead again the day begins anew.
  clock -= 355 * DAY_MS;
  await ahead.check();
  clock += 355 * DAY_MS;
  up += HOUR_MS;
  await expect(ahead.check()).rejects.toThrow('mehr als 2 Tage');
  up += DAY_MS;
  await ahead.check();
  await ahead.note();
  await start().check();
  await rm(dataDir, { recursive: true });
});
