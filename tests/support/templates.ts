import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateFolder, readMigrations } from '#platform/db/migrate.ts';
import { openPglite, type PgliteDatabase } from '#platform/db/pglite.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';
import { asOwner, type Database } from '#platform/db/database.ts';
import { MIGRATION_FOLDERS } from '#server/migrations.ts';

// Migrating takes seconds and is the same each time: it is done once, and tests start from copies.

const root = join(import.meta.dirname, '../..');

/**
 * A site that may be found: tests read indexable pages
 * (tests/acceptance/launch.test.ts takes it back).
 */
const OVERRULED = `insert into public.site_settings (id, value)
 values ('launch_overruled', '{"name": "Test", "day": "2026-11-24"}')`;

export async function migrateApp(db: Database): Promise<void> {
  await migrateFolder(db, 'supabase_migrations', MIGRATION_FOLDERS.supabase_migrations);
  await db.transaction(asOwner('test: a site that may be found'), (tx) => tx.script(OVERRULED));
}

export type Templates = {
  /** Dump of PGlite with what a Supabase project brings along. */
  platform: string;
  /** The same with the product's own tables. */
  app: string;
  /** Folder of the data files that a server keeps under DATA_DIR/db. */
  files: string;
};

let made: Promise<Templates> | undefined;

/** Copies made from all migrations as they are now; of older ones nothing stays. */
export const findTemplates = (): Promise<Templates> => (made ??= makeTemplates());

async function makeTemplates(): Promise<Templates> {
  const migrations = [
    ...(await readMigrations(MIGRATION_FOLDERS.platform)),
    ...(await readMigrations(MIGRATION_FOLDERS.supabase_migrations)),
  ];
  const hash = createHash('sha256')
    .update([...migrations.map(({ version, sql }) => version + sql), OVERRULED].join('\0'))
    .digest('hex')
    .slice(0, 24);
  const cache = join(root, 'node_modules/.cache/test-database');
  const folder = join(cache, hash);
  const templates = {
    platform: join(folder, 'platform.tar'),
    app: join(folder, 'app.tar'),
    files: join(folder, 'files'),
  };
  if (existsSync(folder)) return templates;

  // Several processes may do this at once: write aside, then rename.
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  const db = await openPglite({ dataDir: null });
  await migratePlatform(db);
  await writeDump(db, join(draft, 'platform.tar'));
  await migrateApp(db);
  const app = await writeDump(db, join(draft, 'app.tar'));
  await db.close();
  await (await openPglite({ dataDir: join(draft, 'files'), snapshot: app })).close();
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return templates;
}

/** Data to open a PGlite with, as `snapshot`. */
export async function readTemplate(name: 'app' | 'platform'): Promise<Blob> {
  return new Blob([await readFile((await findTemplates())[name])]);
}

async function writeDump(db: PgliteDatabase, file: string): Promise<Blob> {
  const dump = await db.dump();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return dump;
}

/**
 * Puts a migrated database where a server with this DATA_DIR looks for it. Not `fs.promises.cp`:
 * for its 1,500 files that takes a second of processor time.
 */
export async function fillDataDir(dataDir: string): Promise<void> {
  const { files } = await findTemplates();
  cpSync(files, join(dataDir, 'db'), { recursive: true });
}
