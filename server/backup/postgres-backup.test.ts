// @database postgres only
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { itInFull } from '#tests/support/it-in-full.ts';
import { migrateDatabase } from '../migrations.ts';
import { createBackup } from './create-backup.ts';
import { listOtherClients } from './other-clients.ts';
import { restoreBackup } from './restore-backup.ts';

const owner = asOwner('test');
const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'auto' };
const VERSION = '00000000-0000-4000-8000-0000000000aa';
/** Values that a text format may spoil. */
const ODD = `insert into public.outbox_mails (event_key, template, recipient, data) values
  ('odd', E'line\\nbreak\\t"quote" \\\\ (bracket), ü€', '', '{"a": null, "b": [1.50, "\\\\n"]}');`;

describe('a backup of PostgreSQL and a bucket', () => {
  const server = process.env['TEST_DATABASE_URL']!;
  let source: string;
  let target: string;
  let s3: Awaited<ReturnType<typeof startFakeS3>>;
  let db: Database;
  let work: string;
  const files = (bucket: string) =>
    ({
      kind: 's3',
      endpoint: s3.endpoint,
      bucket,
      ...credentials,
      incomingFolder: join(work, 'incoming'),
    }) as const;
  const folder = () => join(work, 'backup');

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'backup-'));
    source = await copyDatabase(server, 'app');
    target = await copyDatabase(server, 'template0');
    s3 = await startFakeS3(credentials);
    db = await openPostgres({ url: source });
    await db.transaction(owner, (tx) =>
      tx.script(`
        insert into storage.buckets (id, name) values ('ablage', 'ablage');
        insert into storage.objects (bucket_id, name, version)
          values ('ablage', 'a.txt', '${VERSION}');
        insert into auth.users (id, email, encrypted_password)
          values ('a0000000-0000-4000-8000-000000000001', 'ada@firma.example', 'hash');
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
    await rm(work, { recursive: true, force: true });
  });

  /** Everything but the journal of each schema, as text. */
  async function contentOf(from: Database): Promise<unknown> {
    const tables = [
      'auth.users',
      'auth.identities',
      'storage.objects',
      'storage.buckets',
      'public.outbox_mails',
      'public.profiles',
    ];
    const rows = await from.pipeline(
      owner,
      tables.map((table) => ({
        sql: `select to_jsonb(t)::text as row from ${table} t order by 1`,
      })),
    );
    return Object.fromEntries(tables.map((table, at) => [table, rows[at]]));
  }

  it('holds rows and files, and refuses a database in use or with tables in it', async () => {
    const manifest = await createBackup(
      { db, blobs: openBlobs(files('eins')), dataDir: join(work, 'data') },
      folder(),
    );
    expect(manifest).toMatchObject({
      mode: 'postgres',
      holdsKeys: true,
      missingFiles: [],
      counts: { users: 1, storedFiles: 1 },
    });
    await mkdir(join(work, 'empty'));
    const used = { dataDir: join(work, 'empty'), databaseUrl: source, files: files('zwei') };
    await expect(restoreBackup(folder(), used, false)).rejects.toThrow(/nicht leer/);
    await expect(restoreBackup(folder(), used, true)).rejects.toThrow(
      /Other connections use the database/,
    );
    expect(await listOtherClients(source)).not.toEqual([]);
    expect(await listOtherClients(target)).toEqual([]);
  });

  it('is restored into another database and bucket, and once more over it', async () => {
    const expected = await contentOf(db);
    for (const overwrite of [false, true]) {
      const dataDir = await mkdtemp(join(work, 'target-'));
      await restoreBackup(
        folder(),
        { dataDir, databaseUrl: target, files: files('zwei') },
        overwrite,
        async (into) => {
          // However large a table is, it loads.
          const [limit] = await into.pipeline(owner, [{ sql: 'show statement_timeout' }]);
          expect(limit).toEqual([{ statement_timeout: '0' }]);
        },
      );
      const restored = await openPostgres({ url: target });
      expect(await contentOf(restored)).toEqual(expected);
      // The product starts on it: nothing is left to migrate, and keys go on counting.
      expect(await migrateDatabase(restored)).toEqual([]);
      await restored.transaction(owner, (tx) =>
        tx.query(`select public.enqueue_mail('after', 't', 'r', '{}')`),
      );
      await restored.close();
      expect([...s3.objects].find(([path]) => path.startsWith('/zwei/'))?.[1].toString()).toBe(
        'Inhalt',
      );
    }
  });

  // Slow, as the embedded database is migrated for it; in the gate both ends
  // are restored from their like.
  itInFull('moves into the embedded database with the same content', async () => {
    const dataDir = await mkdtemp(join(work, 'embedded-'));
    await restoreBackup(
      folder(),
      { dataDir, databaseUrl: undefined, files: { kind: 'disk', root: join(dataDir, 'files') } },
      false,
    );
    const restored = await openPglite({ dataDir: join(dataDir, 'db') });
    expect(await contentOf(restored)).toEqual(await contentOf(db));
    await restored.close();
  });
});
