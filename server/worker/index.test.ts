import { expect, it } from 'vitest';
import { silentLog } from '#platform/core/log.ts';
import { startWorker } from './index.ts';

const everyMs = 3_600_000;

it('begins with a job only after the first turn of the one that it follows, failed or not', async () => {
  const ran: string[] = [];
  const held = Promise.withResolvers<boolean>();
  const worker = startWorker(
    [
      { name: 'retention', everyMs, after: 'backup', run: async () => !ran.push('retention') },
      { name: 'backup', everyMs, run: () => held.promise },
      { name: 'visits', everyMs, run: async () => !ran.push('visits') },
      { name: 'alone', everyMs, after: 'none', run: async () => !ran.push('alone') },
    ],
    silentLog,
  );
  await expect.poll(() => ran).toEqual(['visits', 'alone']);
  held.reject(new Error('no room'));
  await expect.poll(() => ran.at(-1)).toBe('retention');
  await worker.stop();
});

it('waits with the first turn of a job as long as that says', async () => {
  const ran: string[] = [];
  const worker = startWorker(
    [
      { name: 'late', everyMs, delayMs: 50, run: async () => !ran.push('late') },
      { name: 'visits', everyMs, run: async () => !ran.push('visits') },
    ],
    silentLog,
  );
  await expect.poll(() => ran).toEqual(['visits', 'late']);
  await worker.stop();
});

it('ends while a job waits for another that never began', async () => {
  const worker = startWorker(
    [
      { name: 'a', everyMs, after: 'b', run: async () => false },
      { name: 'b', everyMs, run: async () => false },
    ],
    silentLog,
  );
  await worker.stop();
});
