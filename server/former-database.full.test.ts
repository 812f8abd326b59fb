// @database both
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database, type Row } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { readBeforeBaseline } from '#tests/support/before-baseline.ts';
import { compareCatalogues } from '#tests/support/catalogue.ts';
import { copyDatabase, createTestDatabase } from '#tests/support/database.ts';
import { openRestored } from '#tests/support/restored.ts';
import { createBackup } from './backup/create-backup.ts';
import { drillBackup } from './backup/drill.ts';
import { migrateDatabase } from './migrations.ts';

// A database as the version of 23 November made it, with rows in every table of then.

const owner = asOwner('test: a database of 23 November');
const server = process.env['TEST_DATABASE_URL'];
/** Beyond the rows of the seed: what the changes in between touch, and a setting of the owner. */
const MORE = `
  insert into public.content_pages (collection, slug, source, status) values
    ('blog', 'geschrieben', E'---\\ntitle: A\\n---\\nText', 'published'),
    ('blog', 'entwurf', 'Entwurf', 'draft');
  insert into public.outbox_mails (event_key, template, recipient, data, status)
    select 'former:' || status, 'contact_received', status || '@kunde.example', '{}', status
    from unnest(array['pending', 'sending', 'sent', 'dead']) status;
  delete from public.opening_hours where weekday = 5;
  update storage.buckets set file_size_limit = 12345 where id = 'project-files';`;

let db: Database;
let work: string;
let columns: { name: string; list: string }[];
let before: string[];
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'former-'));
  const old = await readBeforeBaseline('before-first-baseline');
  db = server
    ? await openPostgres({ url: await copyDatabase(server, 'template0') })
    : await openPglite({ dataDir: null });
  await migrate(db, 'platform', old.platform);
  await migrate(db, 'supabase_migrations', old.supabase_migrations);
  await run(`${old.seed}${MORE}`);
  columns = await query(db, COLUMNS);
  before = await readRows(db);
  await mkdir(join(work, 'data'));
  const blobs = openBlobs({ kind: 'disk', root: join(work, 'files') });
  await createBackup({ db, blobs, dataDir: join(work, 'data') }, join(work, 'backup'));
});
afterAll(async () => {
  await db?.close();
  await rm(work, { recursive: true, force: true });
});

const run = (sql: string): Promise<void> => db.transaction(owner, (tx) => tx.script(sql));
const query = <T extends Row>(from: Database, sql: string): Promise<T[]> =>
  from.transaction(owner, (tx) => tx.query<T>(sql));

/** What one could write into at that time. */
const COLUMNS = `select c.oid::regclass::text as name,
    string_agg(quote_ident(attname), ', ' order by attnum) as list
  from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and attgenerated = ''
  where relkind = 'r' and not attisdropped and relnamespace in (
    'public'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace
  ) group by 1`;

/** All rows over the columns of then, and how far the sequences are. */
async function readRows(from: Database): Promise<string[]> {
  const rows: string[] = [];
  const readLines = async (sql: string): Promise<string[]> =>
    (await query<{ line: string }>(from, sql)).map(({ line }) => line);
  for (const { name, list } of columns)
    rows.push(...(await readLines(`select '${name} ' || row(${list})::text as line from ${name}`)));
  const sequences = `select schemaname || '.' || sequencename || ' ' || last_value as line
    from pg_sequences where last_value is not null`;
  rows.push(...(await readLines(sequences)));
  return rows.sort();
}

/** Without what this version adds: a bucket, and live texts as their first versions. */
const withoutNew = (rows: readonly string[]): string[] =>
  rows.filter((row) => !/^(storage\.buckets \(media,|public\.content_versions_id_seq )/.test(row));

it('stays as it is where this version does not know all of it', async () => {
  await run('alter table public.invoices add column kostenstelle text');
  await expect(migrateDatabase(db)).rejects.toThrow(
    /does not know kostenstelle in public\.invoices/,
  );
  await run('alter table public.invoices drop column kostenstelle');
  expect(await readRows(db)).toEqual(before);
  expect(await query(db, `select from supabase_migrations.schema_migrations`)).toHaveLength(44);
});

it('is made like a new one, by two processes at once, and no row changes', async () => {
  expect(before.length).toBeGreaterThan(60);
  await Promise.all([migrateDatabase(db), migrateDatabase(db)]);
  expect(withoutNew(await readRows(db))).toEqual(before);
  const isPublished = `(live is not null) = (status = 'published')`;
  expect(await query(db, `select bool_and(${isPublished}) from public.content_pages`)).toEqual([
    { bool_and: true },
  ]);
  expect(await query(db, `select slug, source from public.content_versions`)).toEqual([
    { slug: 'geschrieben', source: '---\ntitle: A\n---\nText' },
  ]);

  const fresh = await createTestDatabase();
  const journals = `select version, checksum from supabase_migrations.schema_migrations order by 1`;
  expect(await query(db, journals)).toEqual(await query(fresh, journals));
  const { count, ...differences } = await compareCatalogues(db, fresh);
  expect(differences).toEqual({ lacking: [], surplus: [] });
  expect(count).toBeGreaterThan(1_000);
  const triggers = `select tgrelid::regclass, tgname, tgenabled from pg_trigger
    where not tgisinternal order by 1, 2`;
  expect(await query(db, triggers)).toEqual(await query(fresh, triggers));
  await fresh.close();
});

it('is restored from its backup, adopted with the same rows, and passes the drill', async () => {
  const restored = await openRestored(join(work, 'backup'), work);
  expect(await readRows(restored)).toEqual(before);
  await migrateDatabase(restored);
  expect(withoutNew(await readRows(restored))).toEqual(before);
  await restored.close();
  expect((await drillBackup(join(work, 'backup'))).problems).toEqual([]);
});
