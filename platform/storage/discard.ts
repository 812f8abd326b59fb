import { asOwner } from '../db/database.ts';
import type { Storage } from './service.ts';

const BATCH = 200;

/**
 * Removes the bytes that no object names any longer. Runs after each change and at start; several processes may do so at once. A failure is
 * logged and left for the next run: the object itself is already gone.
 */
export async function removeDiscarded({ db, blobs, log }: Storage): Promise<void> {
  const scope = asOwner('discarded bytes belong to nobody any more');
  try {
    for (;;) {
      const [rows = []] = await db.pipeline(scope, [{ sql: 'select version from storage.discarded_versions limit $1', params: [BATCH] }]);
      const versions = rows.map((row) => String(row['version']));
      if (versions.length === 0) return;
      await Promise.all(versions.map((version) => blobs.remove(version)));
      await db.pipeline(scope, [
        { sql: 'delete from storage.discarded_versions where version = any ($1::text::text[])', params: [`{${versions.join(',')}}`] },
      ]);
      if (versions.length < BATCH) return;
    }
  } catch (err) {
    log.error({ err }, 'discarded files not removed');
  }
}
