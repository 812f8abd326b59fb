import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silentLog } from '#platform/core/log.ts';
import { createBackupJobs } from './jobs.ts';

it('clears copies that were cut off from beside the data where no BACKUP_DIR is set', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backup-jobs-'));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['db', '.leaving-old', '.leaving-now']) await mkdir(join(dataDir, name));
  for (const name of ['db', '.leaving-old'])
    await utimes(join(dataDir, name), yesterday, yesterday);
  const config = { dataDir, backupDir: null, backupBucket: null };
  const backUp = () => Promise.reject(new Error('nobody asked for one'));
  for (const job of createBackupJobs(config, backUp, silentLog)) await job.run();
  expect((await readdir(dataDir)).toSorted()).toEqual(['.leaving-now', 'db']);
  await rm(dataDir, { recursive: true });
});
