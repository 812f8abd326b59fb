import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { asOwner, quoteIdentifier, type Database } from '#platform/db/database.ts';
import { loadDump } from '#platform/db/dump.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import type { FileBackendSettings } from '#platform/index.ts';
import { tableFile } from './create-backup.ts';
import { findMigrations, makeTables } from './backup-tables.ts';
import { keepOwner } from '../keep-owner.ts';
import { verifyBackup, type Manifest } from './manifest.ts';
import { createClientsFault, OTHER_CLIENTS, requireReplica } from './other-clients.ts';
import { listPresent, putInPlace, refuseMounts, restoreFiles } from './restore-files.ts';

export type RestoreTarget = {
  dataDir: string;
  databaseUrl: string | undefined;
  files: FileBackendSettings;
  /** Stays where it is, though it may lie in DATA_DIR. */
  backupDir?: string | null;
};

/**
 * Restores the backup into an empty DATA_DIR (and an empty database). The
 * caller holds the lock of DATA_DIR. `overwrite`: what is in DATA_DIR is moved
 * aside into `replaced-…` there; a PostgreSQL database is emptied. Everything
 * is made ready in a folder beside and moved into place at the end, so that a
 * failure leaves the old state (but an emptied database). `change`: what is not
 * to be as it was.
 */
export async function restoreBackup(
  folder: string,
  target: RestoreTarget,
  overwrite: boolean,
  change?: (db: Database) => Promise<void>,
): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const journals = await findMigrations(manifest);
  const { dataDir } = target;
  const present = await listPresent(dataDir, target.backupDir);
  if (present.length > 0 && !overwrite) throw notEmpty(dataDir);
  await refuseMounts(dataDir, present);
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const draft = join(dataDir, `restoring-${stamp}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const db = target.databaseUrl
      ? await openEmptyPostgres(target.databaseUrl, overwrite)
      : await openPglite({ dataDir: join(draft, 'db') });
    try {
      const dump = await makeTables(db, journals, manifest.database);
      await loadDump(db, dump, (table) => readLines(join(folder, tableFile(table))));
      await change?.(db);
    } finally {
      await db.close();
    }
    await restoreFiles(folder, draft, manifest, target.files);
    await keepOwner(dataDir, draft);
    await putInPlace(draft, dataDir, present, stamp);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const notEmpty = (what: string): Error =>
  new Error(
    `${what} ist nicht leer. Mit --overwrite wird der Inhalt ersetzt. / is not empty. With ` +
      '--overwrite its content is replaced.',
  );

async function openEmptyPostgres(url: string, overwrite: boolean): Promise<Database> {
  const db = await openPostgres({ url, connections: 1, statementTimeoutMs: null });
  try {
    const scope = asOwner('a restore replaces the database');
    // The rows of three statements, as these select them.
    const [others, schemas, [tables]] = (await db.pipeline(scope, [
      { sql: OTHER_CLIENTS },
      {
        sql: `select nspname::text as name from pg_namespace where nspname not like 'pg\\_%'
         and nspname <> 'information_schema'`,
      },
      {
        sql: `select count(*) as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind in ('r', 'v', 'm', 'p') and n.nspname not like 'pg\\_%'
            and n.nspname <> 'information_schema'`,
      },
    ])) as [{ client: string }[], { name: string }[], [{ count: number }]];
    if (tables.count > 0 && !overwrite) throw notEmpty(new URL(url).pathname.slice(1));
    // Before anything is dropped: without that right no row would come back.
    await requireReplica(db, url);
    if (others.length > 0) throw createClientsFault(others.map(({ client }) => client));
    if (tables.count > 0)
      await db.transaction(scope, (tx) =>
        tx.script(
          `drop publication if exists supabase_realtime;
           ${schemas.map(({ name }) => `drop schema if exists ${quoteIdentifier(name)} cascade;`).join('\n')}
           create schema public; grant usage on schema public to public;`,
        ),
      );
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

export async function* readLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file).pipe(createGunzip());
  for await (const line of createInterface({ input, crlfDelay: Infinity }))
    // As create-backup.ts has written it; the checksum of the file was right.
    if (line !== '') yield JSON.parse(line);
}
