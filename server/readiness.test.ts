// @database postgres
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { commitsWrites, createReadiness, takesFiles } from './readiness.ts';

it('is not ready while a write fails, and ready again afterwards', async () => {
  let time = 0;
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  const isReady = createReadiness([write], () => time);
  expect(await isReady()).toBe(true);
  write.mockRejectedValueOnce(new Error('No space left on device'));
  time = 3_000;
  expect(await isReady()).toBe(false);
  time = 3_500;
  expect(await isReady()).toBe(false);
  time = 6_000;
  expect(await isReady()).toBe(true);
  expect(write).toHaveBeenCalledTimes(3);
});

it('writes into the folder and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ready-'));
  await takesFiles(folder)();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await expect(takesFiles(folder)()).rejects.toThrow('ENOENT');
});

it('commits a write to the database, and says so when it is gone', async () => {
  const db = await createTestDatabase({ app: false });
  await commitsWrites(db)();
  await db.close();
  await expect(commitsWrites(db)()).rejects.toThrow();
});

it('asks anew though the clock was set back meanwhile', async () => {
  vi.useFakeTimers({ now: 36_000_000 });
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  const isReady = createReadiness([write]);
  await isReady();
  vi.setSystemTime(0);
  vi.advanceTimersByTime(2_001);
  await isReady();
  vi.useRealTimers();
  expect(write).toHaveBeenCalledTimes(2);
});
