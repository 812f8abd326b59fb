import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatBytes } from '#shared/projects/work-files.ts';
import type { Log } from '#platform/core/log.ts';
import { readFreeBytes, RESERVED_BYTES } from '#platform/storage/upload/room.ts';
import type { Job } from '../worker/index.ts';
import { isHollow, readBackupBytes, readManifest, type Manifest } from './manifest.ts';
import { listExpired, listNightly } from './rotation.ts';

export const BACKUP_JOB = 'backup';
const HOUR_MS = 3600 * 1000;

/** Day (YYYY-MM-DD) of the newest nightly backup of the folder; null where there is none. */
export const findNewestBackup = async (folder: string): Promise<string | null> =>
  listNightly(await readdir(folder).catch(() => [])).at(0) ?? null;

export const DAY_MS = 24 * HOUR_MS;
/** Nightly backups older than this were missed. */
const MAX_AGE_MS = 2 * DAY_MS;

/** `day`: the name of a nightly backup. One later than tomorrow was written by a clock ahead. */
export function isFresh(day: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(day);
  return ageMs <= MAX_AGE_MS && ageMs >= -DAY_MS;
}

export async function isBackupFresh(folder: string, now = new Date()): Promise<boolean> {
  const newest = await findNewestBackup(folder);
  return newest !== null && isFresh(newest, now);
}

type Nightly = {
  /** Where backups lie. */
  folder: string;
  /** Where a restore leaves what was there before. */
  dataDir: string;
  backUp: (target: string) => Promise<unknown>;
  log: Log;
  /** Catches a bucket up. */
  copy?: () => Promise<void>;
  /** These two are for tests. */
  now?: () => Date;
  readFree?: typeof readFreeBytes;
};

/**
 * One backup each day into `folder`, named by the day at the agency, and what has expired goes
 * afterwards, unless the new one lacks its files. It looks every hour, so that a machine that was
 * off at night makes up for it, and a bucket that was away gets its `copy`.
 * Several processes: whoever comes second finds the folder or its draft there.
 */
export const nightlyBackup = ({
  copy = async () => {},
  now = () => new Date(),
  readFree = readFreeBytes,
  ...rest
}: Nightly): Job => ({
  name: BACKUP_JOB,
  everyMs: HOUR_MS,
  run: async () => {
    await writeTodays({ ...rest, now, readFree });
    await copy();
  },
});

/** Where nobody writes backups by night, and commands still have some written. */
export const clearLeftovers = (folder: string, now: () => Date = () => new Date()): Job => ({
  name: 'backup-leftovers',
  everyMs: HOUR_MS,
  run: () => removeLeftovers(folder, now()),
});

async function writeTodays({
  folder,
  dataDir,
  backUp,
  log,
  now,
  readFree,
}: Required<Omit<Nightly, 'copy'>>): Promise<void> {
  const today = agencyDay(now());
  await removeLeftovers(folder, now());
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.includes(today) || names.includes(`${today}.partial`)) return;
  const expired = listExpired([...names, today]);
  const removeExpired = async (): Promise<void> => {
    for (const name of expired) await rm(join(folder, name), { recursive: true, force: true });
  };
  const needed = await estimateRoom(folder, names);
  const before = listNightly(names).at(0);
  const wasHollow = before !== undefined && isHollow(await readManifest(join(folder, before)));
  // Only where the new one needs the room of the old ones do they go before it is there.
  if (!wasHollow && (await readFree(folder)) < needed) await removeExpired();
  const free = await readFree(folder);
  if (free < needed) throw await createRoomFault({ folder, dataDir, free, needed });
  await backUp(join(folder, today));
  const manifest = await readManifest(join(folder, today));
  if (manifest?.missingFiles.length) tellMissing(manifest, today, log);
  if (isHollow(manifest)) return;
  await removeExpired();
  log.info({ backup: today, expired: expired.length }, 'backup written');
}

/** So many are named; the manifest holds them all. */
const NAMED_FILES = 20;

function tellMissing(manifest: Manifest, backup: string, log: Log): void {
  const { missingFiles, counts } = manifest;
  const kept = isHollow(manifest) ? '; no older backup is removed' : '';
  const reason = `${missingFiles.length} missing, ${counts.storedFiles} there${kept}`;
  const missing = missingFiles.slice(0, NAMED_FILES);
  log.error({ backup, missing, reason }, 'the backup lacks stored files');
}

/** A backup will be about as large as the newest; the site on the same disk goes on writing. */
async function estimateRoom(folder: string, names: readonly string[]): Promise<number> {
  const newest = listNightly(names).at(0);
  return RESERVED_BYTES + (newest ? await readBackupBytes(join(folder, newest)) : 0);
}

/** Names what upgrades and restores have left, which nobody but the operator deletes. */
async function createRoomFault({
  folder,
  dataDir,
  free,
  needed,
}: Pick<Nightly, 'folder' | 'dataDir'> & { free: number; needed: number }): Promise<Error> {
  const left = [
    ...(await listFolders(folder, 'upgrade-')),
    ...(await listFolders(dataDir, 'replaced-')),
  ];
  const sizes = await Promise.all(
    left.map(async (path) => `${path} (${formatBytes((await measureFolder(path)).bytes)})`),
  );
  const [has, needs] = [formatBytes(free), formatBytes(needed)];
  const text =
    `Für die nächtliche Sicherung fehlt Platz: In ${folder} sind ${has} frei, gebraucht werden ` +
    `${needs}. / No room for the nightly backup: ${has} free, ${needs} needed.`;
  return new Error(
    sizes.length > 0
      ? `${text} Von Upgrades und Rücksicherungen liegen noch da / left by upgrades and ` +
          `restores: ${sizes.join(', ')}.`
      : text,
  );
}

async function listFolders(parent: string, prefix: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => join(parent, name));
}

/** Drafts of backups, and the copies of a drill or of a backup on its way out. */
const isUnfinished = (name: string): boolean =>
  name.endsWith('.partial') || name.startsWith('.drill-') || name.startsWith('.leaving-');

/**
 * What was cut off is a copy of all personal data, and the draft of today is in the way of today's
 * backup: they go when nothing has changed in them for long.
 */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const today = agencyDay(now);
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names.filter(isUnfinished)) {
    const path = join(folder, name);
    const quietMs = now.getTime() - (await measureFolder(path)).changedMs;
    if (quietMs > (name === `${today}.partial` ? HOUR_MS : DAY_MS))
      await rm(path, { recursive: true, force: true });
  }
}

/** All files below a folder, and it itself; `changedMs`: when the last of them was written. */
async function measureFolder(folder: string): Promise<{ bytes: number; changedMs: number }> {
  const names: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  const found = await Promise.all(
    ['', ...names].map((name) => stat(join(folder, name)).catch(() => null)),
  );
  const facts = found.filter((entry) => entry !== null);
  return {
    bytes: facts.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0),
    changedMs: facts.reduce((latest, { mtimeMs }) => Math.max(latest, mtimeMs), 0),
  };
}
