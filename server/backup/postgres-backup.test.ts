import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const owner = asOwner('test');
const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'auto' };
const VERSION = '00000000-0000-4000-8000-0000000000aa';
/** Values that a text format may spoil. */
const ODD = `insert into public.outbox_mails (event_key, template, recipient, data) values
  ('odd', E'line\\nbreak\\t"quote" \\\\ (bracket), ü€', '', '{"a": null, "b": [1.50, "\\\\n"]}');`;

describe('a backup of PostgreSQL and a bucket', () => {
  let server: TestPostgres;
  let s3: Awaited<ReturnType<typeof startFakeS3>>;
  let db: Database;
  let work: string;
  const urlOf = (name: string): string => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const files = (bucket: string) => ({ kind: 's3', endpoint: s3.endpoint, bucket, ...credentials }) as const;
  const folder = () => join(work, 'backup');

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'backup-'));
    server = await startPostgres();
    s3 = await startFakeS3(credentials);
    const admin = postgres(server.url, { max: 1 });
    await admin.unsafe('create database target');
    await admin.end();
    db = await openPostgres({ url: server.url });
    await migratePlatform(db);
    await migrate(db, 'supabase_migrations', await readMigrations(join(import.meta.dirname, '../../supabase/migrations')));
    await db.transaction(owner, (tx) =>
      tx.script(`
        insert into storage.buckets (id, name) values ('ablage', 'ablage');
        insert into storage.objects (bucket_id, name, version) values ('ablage', 'a.txt', '${VERSION}');
        insert into auth.users (id, email, encrypted_password) values ('a0000000-0000-4000-8000-000000000001', 'ada@firma.example', 'hash');
        ${ODD}
      `),
    );
    await mkdir(join(work, 'data'));
    await writeFile(join(work, 'data/keys.json'), '{}');
    const incoming = join(work, 'incoming');
    await writeFile(incoming, 'Inhalt');
    await openBlobs(files('eins')).put(VERSION, incoming);
  });
  afterAll(async () => {
    await db?.close();
    await s3?.close();
    await server?.stop();
    await rm(work, { recursive: true, force: true });
  });

  /** Everything but the journal of each schema, as text. */
  async function contentOf(from: Database): Promise<unknown> {
    const tables = ['auth.users', 'auth.identities', 'storage.objects', 'storage.buckets', 'public.outbox_mails', 'public.profiles'];
    const rows = await from.pipeline(
      owner,
      tables.map((table) => ({ sql: `select to_jsonb(t)::text as row from ${table} t order by 1` })),
    );
    return Object.fromEntries(tables.map((table, at) => [table, rows[at]]));
  }

  it('holds rows and files, and refuses a database in use or with tables in it', async () => {
    const manifest = await createBackup({ db, blobs: openBlobs(files('eins')), dataDir: join(work, 'data') }, folder());
    expect(manifest).toMatchObject({ mode: 'postgres', holdsKeys: true, missingFiles: [], counts: { users: 1, storedFiles: 1 } });
    await mkdir(join(work, 'empty'));
    const target = { dataDir: join(work, 'empty'), databaseUrl: server.url, files: files('zwei') };
    await expect(restoreBackup(folder(), target, false)).rejects.toThrow(/nicht leer/);
    await expect(restoreBackup(folder(), target, true)).rejects.toThrow(/Other connections use the database/);
  });

  it('is restored into another database and bucket, and once more over it', async () => {
    const expected = await contentOf(db);
    for (const overwrite of [false, true]) {
      const dataDir = await mkdtemp(join(work, 'target-'));
      await restoreBackup(folder(), { dataDir, databaseUrl: urlOf('target'), files: files('zwei') }, overwrite);
      const restored = await openPostgres({ url: urlOf('target') });
      expect(await contentOf(restored)).toEqual(expected);
      // The product starts on it: nothing is left to migrate, and keys go on counting.
      expect(await migratePlatform(restored)).toEqual([]);
      await restored.transaction(owner, (tx) => tx.query(`select public.enqueue_mail('after', 't', 'r', '{}')`));
      await restored.close();
      expect([...s3.objects].find(([path]) => path.startsWith('/zwei/'))?.[1].toString()).toBe('Inhalt');
    }
  });

  it('moves into the embedded database with the same content', async () => {
    const dataDir = await mkdtemp(join(work, 'embedded-'));
    await restoreBackup(folder(), { dataDir, databaseUrl: undefined, files: { kind: 'disk', root: join(dataDir, 'files') } }, false);
    const restored = await openPglite({ dataDir: join(dataDir, 'db') });
    expect(await contentOf(restored)).toEqual(await contentOf(db));
    await restored.close();
  });
});
