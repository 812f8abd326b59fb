import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { asOwner } from '../db/database.ts';
import type { Storage } from './service.ts';
import { RESUMABLE_FOLDER, ResumableStore } from './upload/resumable-store.ts';

type Store = Pick<Storage, 'db' | 'blobs' | 'log'>;

const BATCH = 200;
/**
 * Replaced and deleted bytes stay this long: a download that has read the row
 * still finds them, and a backup its files.
 */
const GRACE_SECONDS = 300;
/** What an interrupted upload left in the incoming folder. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the bytes that no object names any longer and files that never
 * finished arriving. Runs every minute; several processes may do so at once. A
 * failure is logged and left for the next run: the object itself is already
 * gone.
 */
export async function removeDiscarded(store: Store, graceSeconds = GRACE_SECONDS): Promise<void> {
  try {
    while ((await removeBatch(store, graceSeconds)) === BATCH);
    const { incomingFolder } = store.blobs;
    await removeAbandoned(incomingFolder);
    await new ResumableStore(incomingFolder).deleteExpired();
  } catch (err) {
    store.log.error({ err }, 'discarded files not removed');
  }
}

async function removeBatch({ db, blobs }: Store, graceSeconds: number): Promise<number> {
  const scope = asOwner('discarded bytes belong to nobody any more');
  const [rows = []] = await db.pipeline(scope, [
    {
      sql: `select version from storage.discarded_versions
       where discarded_at <= now() - make_interval(secs => $1::int) limit $2::int`,
      params: [graceSeconds, BATCH],
    },
  ]);
  const versions = rows.map((row) => String(row['version']));
  if (versions.length === 0) return 0;
  await Promise.all(versions.map((version) => blobs.remove(version)));
  await db.pipeline(scope, [
    {
      sql: `delete from storage.discarded_versions
       where version in (select jsonb_array_elements_text($1::text::jsonb))`,
      params: [JSON.stringify(versions)],
    },
  ]);
  return versions.length;
}

/** What a killed process was receiving. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name === RESUMABLE_FOLDER) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(path, { recursive: true, force: true });
  }
}
