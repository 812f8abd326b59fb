import { join, resolve } from 'node:path';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { parseConfig, type Config } from '../config.ts';
import { lockDataDir } from '../data-lock.ts';
import { keepOwner } from '../keep-owner.ts';
import { findFileBackend } from '../file-backend.ts';
import { requireData } from '../require-data.ts';
import { askServer, type Summary } from './ask-server.ts';
import { createBackup } from './create-backup.ts';

// `npm run backup [-- folder]`, while the server runs or not. Embedded: a
// running server holds the database and writes the backup itself.

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');

async function backUp(config: Config, folder: string): Promise<Summary> {
  if (config.SUPABASE_URL)
    throw new Error(
      'Ein Supabase-Projekt wird dort gesichert, nicht hier. / A Supabase project is backed ' +
        'up there, not here.',
    );
  const blobs = openBlobs(findFileBackend(config));
  const { dataDir } = config;
  if (config.DATABASE_URL) {
    const db = await openPostgres({ url: config.DATABASE_URL, connections: 2 });
    return createBackup({ db, blobs, dataDir }, folder).finally(async () => {
      await db.close();
      await keepOwner(dataDir);
    });
  }
  const written = await askServer(config, folder);
  if (written) return written;
  await requireData(dataDir);
  const unlock = await lockDataDir(dataDir);
  const db = await openPglite({ dataDir: join(dataDir, 'db') });
  return createBackup({ db, blobs, dataDir }, folder).finally(async () => {
    await db.close();
    await unlock();
    await keepOwner(dataDir);
  });
}

try {
  const config = parseConfig(process.env);
  const folder = resolve(process.argv[2] ?? join(config.backupDir ?? 'backups', stamp));
  const { counts, missingFiles, foreign } = await backUp(config, folder);
  console.log(
    `Sicherung fertig / backup complete: ${folder}\n` +
      `  ${counts.rows} Zeilen / rows, ${counts.enquiries} Anfragen / enquiries, ` +
      `${counts.users} Konten / accounts, ${counts.storedFiles} Dateien / files`,
  );
  if (missingFiles.length > 0)
    console.warn(`  Im Speicher fehlten / missing in the store: ${missingFiles.join(', ')}`);
  if (foreign.length > 0)
    console.warn(
      `  Gehört einem anderen Benutzer, nicht gesichert / of another user, left out: ${foreign.join(', ')}`,
    );
  process.exit(0);
} catch (error) {
  console.error(
    `Keine Sicherung / no backup: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
