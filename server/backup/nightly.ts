import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatBytes } from '#shared/projects/work-files.ts';
import type { Log } from '#platform/core/log.ts';
import { readFreeBytes, RESERVED_BYTES } from '#platform/storage/upload/room.ts';
import type { Job } from '../worker/index.ts';
import { readBackupBytes } from './manifest.ts';
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

/**
 * One backup each day into `folder`, named by the day at the agency, and what has expired goes
 * afterwards. It looks every hour, so that a machine that was off at night makes up for it, and a
 * bucket that was away gets its `copy`.
 * Several processes: whoever comes second finds the folder or its draft there. `readFree` is for
 * tests.
 */
export const nightlyBackup = (
  folder: string,
  backUp: (target: string) => Promise<unknown>,
  log: Log,
  now: () => Date = () => new Date(),
  copy: () => Promise<void> = async () => {},
  readFree = readFreeBytes,
): Job => ({
  name: BACKUP_JOB,
  everyMs: HOUR_MS,
  run: async () => {
    await writeTodays(folder, backUp, log, now, readFree);
    await copy();
    return false;
  },
});

/** Where nobody writes backups by night, and commands still have some written. */
export const clearLeftovers = (folder: string, now: () => Date = () => new Date()): Job => ({
  name: 'backup-leftovers',
  everyMs: HOUR_MS,
  run: async () => {
    await removeLeftovers(folder, now());
    return false;
  },
});

async function writeTodays(
  folder: string,
  backUp: (target: string) => Promise<unknown>,
  log: Log,
  now: () => Date,
  readFree: typeof readFreeBytes,
): Promise<void> {
  const today = agencyDay(now());
  await removeLeftovers(folder, now());
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.includes(today) || names.includes(`${today}.partial`)) return;
  await requireRoomFor(folder, names, readFree);
  await backUp(join(folder, today));
  const expired = listExpired([...names, today]);
  for (const name of expired) await rm(join(folder, name), { recursive: true, force: true });
  log.info({ backup: today, expired: expired.length }, 'backup written');
}

/** A backup will be about as large as the newest; the site on the same disk goes on writing. */
async function requireRoomFor(
  folder: string,
  names: readonly string[],
  readFree: typeof readFreeBytes,
): Promise<void> {
  const newest = listNightly(names).at(0);
  const needed = RESERVED_BYTES + (newest ? await readBackupBytes(join(folder, newest)) : 0);
  const free = await readFree(folder);
  if (free >= needed) return;
  const [has, needs] = [formatBytes(free), formatBytes(needed)];
  throw new Error(
    `Für die nächtliche Sicherung fehlt Platz: In ${folder} sind ${has} frei, gebraucht werden ` +
      `${needs}. / No room for the nightly backup: ${has} free, ${needs} needed.`,
  );
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
    const quietMs = now.getTime() - (await findLastChange(path));
    if (quietMs > (name === `${today}.partial` ? HOUR_MS : DAY_MS))
      await rm(path, { recursive: true, force: true });
  }
}

async function findLastChange(folder: string): Promise<number> {
  const names: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  const times = await Promise.all(
    ['', ...names].map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return times.reduce((latest, time) => Math.max(latest, time), 0);
}
