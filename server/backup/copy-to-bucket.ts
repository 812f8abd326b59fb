import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#platform/core/log.ts';
import { newestInBucket } from '../metrics.ts';
import type { BackupBucket } from './bucket.ts';
import { isHollow, readManifest } from './manifest.ts';
import { DAY_MS } from './nightly.ts';
import { listExpired, listNightly } from './rotation.ts';

/**
 * Copies the newest nightly backup of `folder` where it is not there yet, by the same rotation. An
 * upload or a removal that was cut off goes when nothing has changed in it for a day: another
 * process may be at work there.
 */
export async function copyToBucket(
  folder: string,
  bucket: Pick<BackupBucket, 'list' | 'upload' | 'remove'>,
  log: Log,
  now: () => Date = () => new Date(),
): Promise<void> {
  const [newest] = listNightly(await readdir(folder).catch(() => []));
  const found = await bucket.list();
  const there = found.filter(({ isComplete }) => isComplete).map(({ name }) => name);
  const copied = newest !== undefined && !there.includes(newest);
  if (copied) await bucket.upload(join(folder, newest), newest);
  const names = copied ? [...there, newest] : there;
  const pieces = found
    .filter(({ name, changedAt }) => !names.includes(name) && +now() - changedAt > DAY_MS)
    .map(({ name }) => name);
  const keepsAll = newest !== undefined && isHollow(await readManifest(join(folder, newest)));
  const expired = [...(keepsAll ? [] : listExpired(names)), ...listNightly(pieces)];
  for (const name of expired) await bucket.remove(name);
  const [kept] = listNightly(names);
  if (kept) newestInBucket.set(Date.parse(kept) / 1_000);
  if (copied) log.info({ backup: newest, expired: expired.length }, 'backup copied to bucket');
}
