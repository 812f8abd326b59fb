import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { copyDatabase } from './database.ts';

/** The database of a backup, restored into a new folder in `work`, on the engine of the project. */
export async function openRestored(backup: string, work: string): Promise<Database> {
  const dataDir = await mkdtemp(join(work, 'restored-'));
  const server = process.env['TEST_DATABASE_URL'];
  const databaseUrl = server && (await copyDatabase(server, 'template0'));
  const files = { kind: 'disk', root: join(dataDir, 'files') } as const;
  await restoreBackup(backup, { dataDir, databaseUrl, files }, false);
  return databaseUrl
    ? openPostgres({ url: databaseUrl })
    : openPglite({ dataDir: join(dataDir, 'db') });
}
