import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Database } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { openPglite, type PgliteDatabase } from '#platform/db/pglite.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';
import { migrateApp, readTemplate } from './templates.ts';

type TestDatabase = Database & Pick<PgliteDatabase, 'dump'>;

/**
 * A migrated PGlite in memory. `app: false` leaves out the product's own tables
 * (platform tests).
 */
export async function createTestDatabase({ app = true } = {}): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return createOnServer(server, app);
  return openPglite({ dataDir: null, snapshot: await readTemplate(app ? 'app' : 'platform') });
}

/** The same on a real PostgreSQL (TEST_DATABASE_URL, set by the vitest project `postgres`). */
async function createOnServer(server: string, app: boolean): Promise<TestDatabase> {
  const db = await openPostgres({ url: await copyDatabase(server, app ? 'app' : 'platform') });
  return { ...db, dump: () => Promise.reject(new Error('only PGlite dumps')) };
}

const nameDatabase = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Statements as the superuser, in the database that the address names. */
export async function runOnServer(server: string, sql: string): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin.unsafe(sql);
  await admin.end();
}

/** Makes the databases that `copyDatabase` copies; once a server. */
export async function createTemplates(server: string): Promise<void> {
  const fill = async (name: string, migrate: (db: Database) => Promise<unknown>) => {
    const db = await openPostgres({ url: nameDatabase(server, name) });
    await migrate(db);
    await db.close();
  };
  await runOnServer(server, 'create database platform');
  await fill('platform', migratePlatform);
  await runOnServer(
    server,
    await readFile(join(import.meta.dirname, 'supabase-roles.sql'), 'utf8'),
  );
  await runOnServer(server, 'create database app template platform');
  await fill('app', migrateApp);
}

/**
 * A new database on the server, a copy of a migrated one or an empty one;
 * resolves to its address.
 */
export async function copyDatabase(
  server: string,
  template: 'app' | 'platform' | 'template0',
): Promise<string> {
  const name = `test_${Math.random().toString(36).slice(2)}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  return nameDatabase(server, name);
}
