import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '#platform/core/log.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { openBackupBucket } from './bucket.ts';
import { copyToBucket } from './copy-to-bucket.ts';
import { writeManifest } from './manifest.ts';

const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'auto' };
let folder: string;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
beforeEach(async () => {
  s3 = await startFakeS3(credentials);
  folder = await mkdtemp(join(tmpdir(), 'copy-'));
  await mkdir(join(folder, '2026-11-24'));
  for (const file of ['manifest.json', 'manifest.sha256'])
    await writeFile(join(folder, '2026-11-24', file), 'x');
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const HOUR_MS = 3_600_000;
async function copy(hoursLater: number): Promise<string[]> {
  const bucket = openBackupBucket({ endpoint: s3.endpoint, bucket: 'archiv', ...credentials });
  const now = () => new Date(Date.now() + hoursLater * HOUR_MS);
  await copyToBucket(folder, bucket, silentLog, now);
  return [...s3.objects.keys()].map((key) => key.slice('/archiv/'.length)).toSorted();
}

it('takes away what was cut off, but never what somebody may be writing', async () => {
  for (const key of [
    '2026-10-01/data/keys.json', // an expired night, without its last file
    '2026-11-23/data/keys.json', // an upload
    '2026-11-23/data/manifest.sha256', // not its last file
    '2026-11-24/data/keys.json', // the upload that is made up for now
    '2026-11-20/manifest.sha256',
    'von-hand/data/keys.json',
  ])
    s3.objects.set(`/archiv/${key}`, Buffer.from('x'));
  const kept = [
    '2026-11-20/manifest.sha256',
    '2026-11-24/data/keys.json',
    '2026-11-24/manifest.json',
    '2026-11-24/manifest.sha256',
    'von-hand/data/keys.json',
  ];
  expect(await copy(23)).toHaveLength(kept.length + 3);
  for (const file of ['json', 'sha256']) s3.objects.delete(`/archiv/2026-11-24/manifest.${file}`);
  expect(await copy(25)).toEqual(kept);
});

it('removes no night for one whose files have gone', async () => {
  for (let day = 10; day < 19; day++)
    s3.objects.set(`/archiv/2026-11-${day}/manifest.sha256`, Buffer.from('x'));
  await rm(join(folder, '2026-11-24'), { recursive: true });
  await mkdir(join(folder, '2026-11-24'));
  await writeManifest(join(folder, '2026-11-24'), {
    format: 1,
    createdAt: '2026-11-24T02:00:00.000Z',
    product: { version: '0.3.0', node: 'v24.0.0' },
    mode: 'embedded',
    holdsKeys: true,
    counts: { users: 1, enquiries: 0, rows: 1, storedFiles: 0 },
    missingFiles: ['a'],
    foreign: [],
    database: { postgres: '17', migrations: {}, tables: [], sequences: [] },
    files: [],
  });
  expect(await copy(0)).toHaveLength(9 + 2);
});

it('fetches a backup anew after a fetch that broke off', async () => {
  const bucket = openBackupBucket({ endpoint: s3.endpoint, bucket: 'archiv', ...credentials });
  const key = (path: string) => `/archiv/2026-11-20/${path}`;
  s3.objects.set(key('data/keys.json'), Buffer.from('x'));
  // No path of a backup: here the fetch ends.
  s3.objects.set(key('data/../a'), Buffer.from('x'));
  const target = join(folder, '2026-11-20');
  await expect(bucket.download('2026-11-20', target)).rejects.toThrow('no file of a backup');
  s3.objects.delete(key('data/../a'));
  await bucket.download('2026-11-20', target);
  expect(await readdir(target, { recursive: true })).toEqual(['data', 'data/keys.json']);
  expect((await readdir(folder)).toSorted()).toEqual(['2026-11-20', '2026-11-24']);
});
