import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '#shared/core/parse-json.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { migrateDatabase } from '../migrations.ts';
import { compareFiles, compareRows } from './compare-restored.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/** What a drill has found; the last one lies beside the nightly backups. */
const DrillSchema = z.object({
  at: z.iso.datetime(),
  backup: z.string(),
  /** When the backup was written; null where it cannot be read. */
  createdAt: z.iso.datetime().nullable(),
  seconds: z.number(),
  rows: z.int(),
  storedFiles: z.int(),
  /** Stored files that the backup itself lacks. */
  missingFiles: z.int().default(0),
  /** Migrations that this version adds to the backup. */
  migrated: z.int(),
  /** What differs between the backup and what came out of it; empty when all is well. */
  problems: z.array(z.string()),
});
export type Drill = z.infer<typeof DrillSchema>;

/**
 * Restores the backup into a throwaway folder beside it, on the embedded database whatever mode it
 * comes from, compares every row and every file, and tries what this version would migrate.
 * The data in use are not touched.
 */
export async function drillBackup(folder: string, now = new Date()): Promise<Drill> {
  const started = performance.now();
  const scratch = await mkdtemp(join(dirname(folder), '.drill-'));
  try {
    const outcome = await restoreInto(scratch, folder).catch((cause: unknown) => ({
      ...NOTHING,
      problems: [messageOf(cause)],
    }));
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { at: now.toISOString(), backup: folder, seconds, ...outcome };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Outcome = Omit<Drill, 'at' | 'backup' | 'seconds'>;
const NOTHING: Outcome = {
  createdAt: null,
  rows: 0,
  storedFiles: 0,
  missingFiles: 0,
  migrated: 0,
  problems: [],
};
const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

async function restoreInto(scratch: string, folder: string): Promise<Outcome> {
  const dataDir = join(scratch, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  const files = { kind: 'disk', root: join(dataDir, 'files') } as const;
  const manifest = await restoreBackup(folder, { dataDir, databaseUrl: undefined, files }, false);
  const problems = await compareFiles(manifest, dataDir, openBlobs(files));
  const db = await openPglite({ dataDir: join(dataDir, 'db') });
  const { createdAt, counts } = manifest;
  const missingFiles = manifest.missingFiles.length;
  const found: Outcome = { ...NOTHING, createdAt, ...pickCounts(counts), missingFiles, problems };
  try {
    problems.push(...(await compareRows(folder, manifest, db)));
    found.migrated = (await migrateDatabase(db)).length;
  } catch (cause) {
    problems.push(messageOf(cause));
  } finally {
    await db.close();
  }
  return found;
}

const pickCounts = ({ rows, storedFiles }: Manifest['counts']) => ({ rows, storedFiles });

const REPORT = 'drill.json';

export const keepDrill = (backupDir: string, drill: Drill): Promise<void> =>
  writeFile(join(backupDir, REPORT), `${JSON.stringify(drill, null, 2)}\n`, { mode: 0o644 });

/** The last drill of these backups; null where there was none. */
export async function readDrill(backupDir: string | null): Promise<Drill | null> {
  if (!backupDir) return null;
  const text = await readFile(join(backupDir, REPORT), 'utf8').catch(() => '');
  return DrillSchema.safeParse(parseJson(text)).data ?? null;
}
