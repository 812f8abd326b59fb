// @database postgres
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBaseline } from '#platform/db/baseline.ts';
import { asOwner, type Database } from '#platform/db/database.ts';
import { migrate, migrateFolder, readMigrations } from '#platform/db/migrate.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { readBeforeBaseline } from '#tests/support/before-baseline.ts';
import { compareCatalogues } from '#tests/support/catalogue.ts';
import { copyDatabase, createTestDatabase } from '#tests/support/database.ts';
import { openRestored } from '#tests/support/restored.ts';
import { itInFull } from '#tests/support/it-in-full.ts';
import { createBackup } from './backup/create-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { MIGRATION_FOLDERS, migrateDatabase } from './migrations.ts';

const owner = asOwner('test: a database of an earlier version');
const server = process.env['TEST_DATABASE_URL'];
const folders = Object.entries(MIGRATION_FOLDERS);
const folder = MIGRATION_FOLDERS.supabase_migrations;

/** As the last version before the baseline left it, with rows in every table. */
async function createOldDatabase(): Promise<{ db: Database; url?: string }> {
  const old = await readBeforeBaseline();
  const url = server && (await copyDatabase(server, 'template0'));
  const db = url ? await openPostgres({ url }) : await openPglite({ dataDir: null });
  await migrate(db, 'platform', old.platform);
  await migrateFolder(db, 'platform', MIGRATION_FOLDERS.platform);
  await migrate(db, 'supabase_migrations', old.supabase_migrations);
  await db.transaction(owner, (tx) => tx.script(old.seed));
  return { db, ...(url && { url }) };
}

/** What came after the baseline, by name. */
async function listLaterMigrations(): Promise<string[]> {
  const { versions } = await readBaseline(folder);
  return (await readMigrations(folder))
    .filter(({ version }) => !versions.includes(version))
    .map(({ version, name }) => `${version}_${name}`);
}

const readJournals = (db: Database): Promise<unknown> =>
  db.pipeline(
    owner,
    folders.map(([schema]) => ({
      sql: `select version, name, checksum from ${schema}.schema_migrations order by version`,
    })),
  );

/** Every row of every table but the journals, as text. */
async function readRows(db: Database): Promise<string[]> {
  return db.transaction(owner, async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'auth', 'storage')`,
    );
    const rows: string[] = [];
    for (const { name } of tables)
      for (const { row } of await tx.query<{ row: string }>(`select t::text as row from ${name} t`))
        rows.push(`${name} ${row}`);
    return rows.sort();
  });
}

describe('a database of the last version before the baseline', () => {
  let db: Database;
  let url: string | undefined;
  let work: string;
  let rows: string[];
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'baseline-'));
    ({ db, url } = await createOldDatabase());
    rows = await readRows(db);
    await mkdir(join(work, 'data'));
    const blobs = openBlobs({ kind: 'disk', root: join(work, 'files') });
    await createBackup({ db, blobs, dataDir: join(work, 'data') }, join(work, 'backup'));
  });
  afterAll(async () => {
    await db?.close();
    await rm(work, { recursive: true, force: true });
  });

  it('adopts it, and no row changes', async () => {
    const baseline = await readBaseline(folder);
    const standing = (await readMigrations(folder)).filter(({ version }) =>
      baseline.versions.includes(version),
    );
    expect(standing).toHaveLength(baseline.versions.length);
    expect(await migrate(db, 'supabase_migrations', standing, baseline)).toEqual([]);
    expect(rows.length).toBeGreaterThan(50);
    expect(await readRows(db)).toEqual(rows);
  });

  it('takes what came later, once, and is then made like a new one', async () => {
    const other = url ? await openPostgres({ url }) : null;
    const ran = await Promise.all([db, other ?? db].map(migrateDatabase));
    await other?.close();
    expect(ran.flat().sort()).toEqual((await listLaterMigrations()).sort());

    const fresh = await createTestDatabase();
    expect(await readJournals(db)).toEqual(await readJournals(fresh));
    const { count, ...differences } = await compareCatalogues(db, fresh);
    expect(differences).toEqual({ lacking: [], surplus: [] });
    expect(count).toBeGreaterThan(1_000);
    await fresh.close();
  });

  itInFull('is restored from its backup with the same rows', async () => {
    const restored = await openRestored(join(work, 'backup'), work);
    expect(await readRows(restored)).toEqual(rows);
    expect(await migrateDatabase(restored)).toEqual(await listLaterMigrations());
    await restored.close();
  });
});

describe('a database of an earlier version', () => {
  let db: Database;
  let work: string;
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'baseline-'));
    db = await createTestDatabase();
  });
  afterAll(async () => {
    await db?.close();
    await rm(work, { recursive: true, force: true });
  });

  /** What the journals say decides; the tables are not looked at. */
  async function pretend(
    versions: readonly string[],
    checksums: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    const platform = await readBaseline(MIGRATION_FOLDERS.platform);
    await db.transaction(owner, async (tx) => {
      for (const [version, checksum] of Object.entries(platform.replaces))
        await tx.query('update platform.schema_migrations set checksum = $2 where version = $1', [
          version,
          checksum,
        ]);
      await tx.query('delete from supabase_migrations.schema_migrations');
      for (const version of versions)
        await tx.query(
          `insert into supabase_migrations.schema_migrations (version, checksum) values ($1, $2)`,
          [version, checksums[version] ?? null],
        );
    });
    return readJournals(db);
  }

  async function restoreItsBackup(): Promise<void> {
    await mkdir(join(work, 'data'), { recursive: true });
    const files = { kind: 'disk', root: join(work, 'files') } as const;
    const backup = await mkdtemp(join(work, 'backup-'));
    const source = { db, blobs: openBlobs(files), dataDir: join(work, 'data') };
    await createBackup(source, join(backup, 'made'));
    const target = { dataDir: join(work, 'data'), databaseUrl: undefined, files };
    await restoreBackup(join(backup, 'made'), target, false);
  }

  it.each([
    {
      has: 'all but the last',
      pick: (replaced: string[]) => replaced.slice(0, -1),
      refusal: /Only 14 of 15 .* 20261203000100 is .* missing or different\. Start the last/,
    },
    {
      has: 'the baseline before and another change after it',
      pick: (replaced: string[]) => [...replaced.slice(0, 13), '20261202000000'],
      refusal: /Only 13 of 15 .* 20261203000000 is .* missing or different\. Start the last/,
    },
    {
      has: 'none that is known here',
      pick: () => ['20261126190000', '20261123210000'],
      refusal: /knows none of the 2 .* first is 20261123210000\. .* docs\/operations\.md, Upgrade/,
    },
  ])('is left as it is with $has, and so is its backup', async ({ pick, refusal }) => {
    const { replaces } = await readBaseline(folder);
    const before = await pretend(pick(Object.keys(replaces)), replaces);
    await expect(migrateDatabase(db)).rejects.toThrow(refusal);
    expect(await readJournals(db)).toEqual(before);
    await expect(restoreItsBackup()).rejects.toThrow(refusal);
  });

  it('counts a migration that was edited as another one', async () => {
    const { replaces } = await readBaseline(folder);
    await pretend(Object.keys(replaces), { ...replaces, 20261203000000: 'edited' });
    await expect(migrateDatabase(db)).rejects.toThrow(
      /20261203000000 is the first one missing or different/,
    );
  });

  it('is told so, too, with a part of what was before the first baseline', async () => {
    const { former } = await readBaseline(folder);
    await pretend(Object.keys(former).slice(1), former);
    await expect(migrateDatabase(db)).rejects.toThrow(
      /Only 43 of 44 .* 20261120195900 is the first one missing or different/,
    );
    await pretend([...Object.keys(former), '20261203000000'], former);
    await expect(migrateDatabase(db)).rejects.toThrow(
      /Besides the 44 .* names 20261203000000, which this program does not know/,
    );
  });

  it('is taken at its word where the CLI of Supabase noted no checksums', async () => {
    const { replaces } = await readBaseline(folder);
    const later = (await listLaterMigrations()).map((name) => name.split('_')[0]!);
    await pretend([...Object.keys(replaces), ...later], {});
    expect(await migrateDatabase(db)).toEqual([]);
  });

  it('is not what a backup of a newer program comes from', async () => {
    const { versions } = await readBaseline(folder);
    await pretend([...versions, '99991231000000'], {});
    await expect(restoreItsBackup()).rejects.toThrow(/newer program \(migration 99991231000000\)/);
  });

  it('is left as it is where a newer program was there, and not for a migration in between', async () => {
    const { versions } = await readBaseline(folder);
    const own = '20261128210001';
    const before = await pretend([...versions, own, '99991231000000'], {});
    await expect(migrateDatabase(db)).rejects.toThrow(
      /neueren Programm \(Migration 99991231000000; .*npm run restore/,
    );
    expect(await readJournals(db)).toEqual(before);
    const later = (await listLaterMigrations()).map((name) => name.split('_')[0]!);
    await pretend([...versions, own, ...later], {});
    expect(await migrateDatabase(db)).toEqual([]);
  });
});
