import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silentLog } from '../core/log.ts';
import { removeDiscarded } from './discard.ts';

const LONG_AGO = new Date(Date.now() - 25 * 3_600_000);
const PAUSED = 'a0000000-0000-4000-8000-000000000001';
const RUNNING = 'b0000000-0000-4000-8000-000000000002';

it('removes what has been arriving for more than a day, and no upload that goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'incoming-'));
  const put = async (path: string, isOld: boolean) => {
    await writeFile(join(folder, path), 'x');
    if (isOld) await utimes(join(folder, path), LONG_AGO, LONG_AGO);
  };
  for (const name of ['resumable', 'work-old', 'work-new']) await mkdir(join(folder, name));
  await put('old', true);
  await put('new', false);
  await put('work-old/file', true);
  await put(`resumable/${PAUSED}`, true);
  await put(`resumable/${PAUSED}.json`, true);
  await put(`resumable/${RUNNING}`, false);
  await put(`resumable/${RUNNING}.json`, true);
  for (const name of ['resumable', 'work-old'])
    await utimes(join(folder, name), LONG_AGO, LONG_AGO);

  const nothing = { pipeline: async () => [[]] } as never;
  const blobs = { incomingFolder: folder } as never;
  await removeDiscarded({ db: nothing, blobs, log: silentLog });
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'new',
    'resumable',
    `resumable/${RUNNING}`,
    `resumable/${RUNNING}.json`,
    'work-new',
  ]);
  await rm(folder, { recursive: true });
});
