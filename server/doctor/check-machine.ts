import { access, constants, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFreeBytes } from '#platform/storage/upload/room.ts';
import { openBackupBucket } from '../backup/bucket.ts';
import { readDrill } from '../backup/drill.ts';
import { isHollow, readManifest } from '../backup/manifest.ts';
import { findNewestBackup, isFresh } from '../backup/nightly.ts';
import { listNightly } from '../backup/rotation.ts';
import type { Config } from '../config.ts';
import { fail, hint, ok, type Check } from './finding.ts';

const GIB = 1024 ** 3;
const NODE_MAJOR = 24;
/** When this check was written: a clock before it is wrong. */
const PROGRAM_DATE = Date.parse('2026-11-23T00:00:00Z');

export const checkNode: Check = {
  name: 'Node',
  run: async () =>
    Number(process.versions.node.split('.')[0]) >= NODE_MAJOR
      ? ok(process.version)
      : fail(`${process.version}: gebraucht wird ${NODE_MAJOR}; starten Sie mit npm.`),
};

export const checkClock: Check = {
  name: 'Uhr',
  run: async () =>
    Date.now() > PROGRAM_DATE
      ? ok(new Date().toISOString())
      : fail(`${new Date().toISOString()} liegt vor dem Stand des Programms: Uhr stellen (NTP).`),
};

/** `freeBytes`: for tests. */
export const checkDisk = (folder: string, freeBytes = readFreeBytes): Check => ({
  name: 'Platte',
  run: async () => {
    const place = await findExisting(folder);
    await access(place, constants.W_OK);
    const free = await freeBytes(place);
    const text = `${(free / GIB).toFixed(1).replace('.', ',')} GiB frei unter ${place}`;
    if (free < GIB) return fail(`${text}: zu wenig, schaffen Sie Platz.`);
    return free < 5 * GIB ? hint(`${text}: bald knapp.`) : ok(text);
  },
});

/** The folder itself, or before the first start the one that it will be made in. */
async function findExisting(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists || folder === dirname(folder) ? folder : findExisting(dirname(folder));
}

export const checkBackup = (
  { backupDir, dataDir, SUPABASE_URL }: Config,
  now = new Date(),
): Check => ({
  name: 'Sicherung',
  run: async () => {
    if (SUPABASE_URL) return hint('Supabase sichert selbst; prüfen Sie dort den Zeitplan.');
    if (!backupDir) return hint('BACKUP_DIR ist nicht gesetzt: nachts wird nichts gesichert.');
    if (!(await mayServerWrite(backupDir, dataDir)))
      return fail(`${backupDir}: hier darf der Server nicht schreiben.`);
    const newest = await findNewestBackup(backupDir);
    if (newest && isHollow(await readManifest(join(backupDir, newest))))
      return fail(`Der Sicherung vom ${newest} in ${backupDir} fehlen Dateien des Speichers.`);
    if (newest)
      return isFresh(newest, now)
        ? ok(`vom ${newest} in ${backupDir}`)
        : fail(`Die neueste Sicherung in ${backupDir} ist vom ${newest}.`);
    const since = await findFirstStart(dataDir);
    return since && !isFresh(since, now)
      ? fail(`${backupDir}: keine nächtliche Sicherung, obwohl es Daten seit ${since} gibt.`)
      : hint(`${backupDir}: noch keine nächtliche Sicherung.`);
  },
});

/** Root may write everywhere; the server runs as the one whose the data are. */
async function mayServerWrite(folder: string, dataDir: string): Promise<boolean> {
  const place = await findExisting(folder);
  const isWritable = await access(place, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable || process.getuid?.() !== 0 || place !== folder) return isWritable;
  const [{ uid, mode }, data] = await Promise.all([stat(folder), stat(dataDir).catch(() => null)]);
  return !data || data.uid === 0 || data.uid === uid || (mode & 0o022) !== 0;
}

/** Day of the data's first start, as far as their files tell it. */
async function findFirstStart(dataDir: string): Promise<string | null> {
  for (const name of ['keys.json', 'db/PG_VERSION']) {
    const found = await stat(join(dataDir, name)).catch(() => null);
    if (found) return found.mtime.toISOString().slice(0, 10);
  }
  return null;
}

/** Looks into the bucket itself: a copy that cannot be read is none. */
export const checkBackupCopy = ({ backupBucket }: Config, now = new Date()): Check => ({
  name: 'Sicherung außer Haus',
  run: async () => {
    if (!backupBucket) return hint('BACKUP_S3_BUCKET ist nicht gesetzt: keine zweite Kopie.');
    const found = await openBackupBucket(backupBucket).list();
    const complete = found.filter(({ isComplete }) => isComplete);
    const [newest] = listNightly(complete.map(({ name }) => name));
    if (!newest) return hint(`${backupBucket.bucket}: noch keine Sicherung.`);
    return isFresh(newest, now)
      ? ok(`vom ${newest} in ${backupBucket.bucket}`)
      : fail(`Die neueste Sicherung in ${backupBucket.bucket} ist vom ${newest}.`);
  },
});

export const checkDrill = ({ backupDir }: Config): Check => ({
  name: 'Probe der Wiederherstellung',
  run: async () => {
    const drill = await readDrill(backupDir);
    if (!drill) return hint('noch keine: npm run restore -- --drill');
    return drill.problems.length === 0
      ? ok(`bestanden am ${drill.at.slice(0, 10)}`)
      : fail(`am ${drill.at.slice(0, 10)}: ${drill.problems.join('; ')}`);
  },
});
