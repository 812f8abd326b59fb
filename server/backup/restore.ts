import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { lockDataDir } from '../data-lock.ts';
import { findFileBackend } from '../file-backend.ts';
import { verifyBackup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

// `npm run restore -- folder [--overwrite]`; `--check` only compares the backup with its manifest.

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      overwrite: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  if (!positionals[0])
    throw new Error(
      'npm run restore -- <Ordner der Sicherung / folder of the backup> [--overwrite | --check]',
    );
  const folder = resolve(positionals[0]);
  if (values.check) {
    const { createdAt, files } = await verifyBackup(folder);
    console.log(
      `Sicherung unversehrt / backup intact: ${createdAt}, ${files.length} Dateien / files`,
    );
    process.exit(0);
  }
  const config = parseConfig(process.env);
  if (config.SUPABASE_URL)
    throw new Error(
      'In ein Supabase-Projekt wird nicht zurückgesichert, siehe docs/operations.md. / Nothing is restored into a Supabase project, see docs/operations.md.',
    );
  const unlock = await lockDataDir(config.dataDir).catch(() => {
    throw new Error(
      `Ein laufender Server benutzt ${config.dataDir}. Beenden Sie ihn zuerst. / A running server uses ${config.dataDir}. Stop it first.`,
    );
  });
  const target = {
    dataDir: config.dataDir,
    databaseUrl: config.DATABASE_URL,
    files: findFileBackend(config),
  };
  const { createdAt, counts, holdsKeys } = await restoreBackup(
    folder,
    target,
    values.overwrite,
  ).finally(unlock);
  console.log(
    `Zurückgesichert, Stand / restored, as of ${createdAt}: ${counts.rows} Zeilen / rows, ${counts.enquiries} Anfragen / enquiries, ` +
      `${counts.users} Konten / accounts, ${counts.storedFiles} Dateien / files. Starten / start: npm start`,
  );
  if (!holdsKeys)
    console.warn(
      'Die Schlüssel kamen aus der Umgebung (SUPABASE_…) und sind nicht enthalten. / The keys came from the environment and are not included.',
    );
  process.exit(0);
} catch (error) {
  console.error(
    `Nicht zurückgesichert / not restored: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
