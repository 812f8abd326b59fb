import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig, type Config } from '../config.ts';
import { lockDataDir } from '../data-lock.ts';
import { findFileBackend } from '../file-backend.ts';
import { openBackupBucket } from './bucket.ts';
import { drillBackup, keepDrill } from './drill.ts';
import { holdMails } from './hold-mails.ts';
import { verifyBackup } from './manifest.ts';
import { findNewestBackup } from './nightly.ts';
import { restoreBackup } from './restore-backup.ts';

// `npm run restore -- folder [--overwrite]`; `--check` only compares the backup with its manifest,
// `--drill [folder]` tries a restore in a throwaway place, without a folder that of the newest
// backup. `--bucket name` fetches the backup from the bucket into BACKUP_DIR first.

async function fetchBackup(config: Config, name: string): Promise<string> {
  if (!config.backupBucket || !config.backupDir)
    throw new Error('BACKUP_S3_BUCKET ist nicht gesetzt. / BACKUP_S3_BUCKET is not set.');
  const folder = join(config.backupDir, name);
  // It may be another backup of that day than the one in the bucket.
  if (await stat(folder).catch(() => null))
    throw new Error(
      `${folder} gibt es schon hier. Zurückspielen: npm run restore -- ${folder}. Für die ` +
        'Sicherung aus dem Bucket den Ordner vorher umbenennen. / exists here already. To restore ' +
        'it, name the folder instead of --bucket; to take that of the bucket, rename it first.',
    );
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
  await openBackupBucket(config.backupBucket).download(name, folder);
  return folder;
}

/** Files that the backup itself lacks; an older one may hold them. */
function warnOfMissing(count: number): void {
  if (count > 0)
    console.warn(
      `  In der Sicherung fehlen ${count} Dateien, die schon im Speicher fehlten. / The backup ` +
        `lacks ${count} files that were missing in the store.`,
    );
}

/** Throws when what comes out of the backup is not what is in it. */
async function drill(config: Config, named: string | undefined): Promise<void> {
  const newest = config.backupDir ? await findNewestBackup(config.backupDir) : null;
  const folder = named ?? (config.backupDir && newest ? join(config.backupDir, newest) : null);
  if (!folder)
    throw new Error('In BACKUP_DIR liegt keine Sicherung. / There is no backup in BACKUP_DIR.');
  const report = await drillBackup(resolve(folder));
  if (config.backupDir) await keepDrill(config.backupDir, report);
  const age = Date.parse(report.at) - Date.parse(report.createdAt ?? report.at);
  const hours = Math.round(age / 3_600_000);
  const { rows, storedFiles, missingFiles, migrated, seconds, problems } = report;
  if (problems.length > 0)
    throw new Error(
      `Die Probe mit ${report.backup} fand / the drill found:\n  ${problems.join('\n  ')}`,
    );
  console.log(
    `Probe bestanden / drill passed: ${report.backup}, ${hours} Stunden alt / hours old\n` +
      `  ${rows} Zeilen / rows, ${storedFiles} Dateien / files gleich / equal, ` +
      `${migrated} Migrationen / migrations, ${seconds} s`,
  );
  warnOfMissing(missingFiles);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      overwrite: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      drill: { type: 'boolean', default: false },
      bucket: { type: 'string' },
    },
  });
  const config = parseConfig(process.env);
  const named = values.bucket ? await fetchBackup(config, values.bucket) : positionals[0];
  if (values.drill) {
    await drill(config, named);
    process.exit(0);
  }
  if (!named)
    throw new Error(
      'npm run restore -- <Ordner der Sicherung / folder of the backup> | --bucket <Name> ' +
        '[--overwrite | --check | --drill]',
    );
  const folder = resolve(named);
  if (values.check) {
    const { createdAt, files, missingFiles } = await verifyBackup(folder);
    console.log(
      `Sicherung unversehrt / backup intact: ${createdAt}, ${files.length} Dateien / files`,
    );
    warnOfMissing(missingFiles.length);
    process.exit(0);
  }
  if (config.SUPABASE_URL)
    throw new Error(
      'In ein Supabase-Projekt wird nicht zurückgesichert, siehe docs/supabase.md. / ' +
        'Nothing is restored into a Supabase project, see docs/supabase.md.',
    );
  const unlock = await lockDataDir(config.dataDir).catch(() => {
    throw new Error(
      `Ein laufender Server benutzt ${config.dataDir}. Beenden Sie ihn zuerst. / A running ` +
        `server uses ${config.dataDir}. Stop it first.`,
    );
  });
  const target = {
    dataDir: config.dataDir,
    databaseUrl: config.DATABASE_URL,
    files: findFileBackend(config),
    backupDir: config.backupDir,
  };
  let held = 0;
  const { createdAt, counts, holdsKeys, missingFiles } = await restoreBackup(
    folder,
    target,
    values.overwrite,
    async (db) => void (held = await holdMails(db)),
  ).finally(unlock);
  console.log(
    `Zurückgesichert, Stand / restored, as of ${createdAt}: ${counts.rows} Zeilen / rows, ` +
      `${counts.enquiries} Anfragen / enquiries, ` +
      `${counts.users} Konten / accounts, ${counts.storedFiles} Dateien / files.\n` +
      'Starten, wie er sonst läuft / start as it runs otherwise: systemctl start maasbogen, ' +
      'docker compose start site, npm start',
  );
  warnOfMissing(missingFiles.length);
  if (held > 0)
    console.log(
      `Zurückgehaltene Mails / mails held: ${held} (/admin/mails). Sie gingen vielleicht schon ` +
        'hinaus. / They may have left before.',
    );
  if (!holdsKeys)
    console.warn(
      'Die Schlüssel kamen aus der Umgebung (SUPABASE_…) und sind nicht enthalten. / The ' +
        'keys came from the environment and are not included.',
    );
  process.exit(0);
} catch (error) {
  console.error(
    'Nicht zurückgesichert / not restored: ' +
      `${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
