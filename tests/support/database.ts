import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { openPostgres } from '#platform/db/postgres.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { openPglite, type PgliteDatabase } from '#platform/db/pglite.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';

const root = join(import.meta.dirname, '../..');

/**
 * A migrated PGlite in memory. Migrating takes seconds, so the result is kept as a dump in node_modules/.cache, named by the hash of all migrations.
 * `app: false` leaves out the product's own tables (platform tests).
 */
export async function createTestDatabase({ app = true } = {}): Promise<PgliteDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return createOnServer(server, app);
  const migrations = [
    ...(await readMigrations(join(root, 'platform/db/schema'))),
    ...(app ? await readMigrations(join(root, 'supabase/migrations')) : []),
  ];
  const hash = createHash('sha256')
    .update(migrations.map(({ version, sql }) => version + sql).join('\0'))
    .digest('hex')
    .slice(0, 24);
  const folder = join(root, 'node_modules/.cache/test-database');
  const file = join(folder, `${hash}.tar`);
  const known = await readFile(file).catch(() => null);
  if (known) return openPglite({ dataDir: null, snapshot: new Blob([new Uint8Array(known)]) });

  const db = await openPglite({ dataDir: null });
  await migratePlatform(db);
  if (app) await migrate(db, 'supabase_migrations', await readMigrations(join(root, 'supabase/migrations')));
  await mkdir(folder, { recursive: true });
  // Several test files may do this at once: write aside, then rename.
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, Buffer.from(await (await db.dump()).arrayBuffer()));
  await rename(draft, file);
  return db;
}

/** The same on a real PostgreSQL (TEST_DATABASE_URL, set by the vitest project `postgres`): a new database on that server. */
async function createOnServer(server: string, app: boolean): Promise<PgliteDatabase> {
  const db = await openPostgres({ url: await createEmptyDatabase(server) });
  await migratePlatform(db);
  if (app) await migrate(db, 'supabase_migrations', await readMigrations(join(root, 'supabase/migrations')));
  return { ...db, dump: () => Promise.reject(new Error('only PGlite dumps')) };
}

/** A new database on the server; resolves to its address. */
export async function createEmptyDatabase(server: string): Promise<string> {
  const name = `test_${Math.random().toString(36).slice(2)}`;
  const admin = postgres(server, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
