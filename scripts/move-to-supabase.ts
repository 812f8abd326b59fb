import { parseArgs } from 'node:util';
import type { Sql } from 'postgres';
import { asOwner, type Transaction } from '#platform/db/database.ts';
import { silentLog } from '#platform/core/log.ts';
import { readBaseline, versionsWithBaseline, type Applied } from '#platform/db/baseline.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import { openDriver } from '#platform/db/postgres-address.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { parseConfig, type Config } from '#server/config.ts';
import { lockDataDir } from '#server/data-lock.ts';
import { findFileBackend } from '#server/file-backend.ts';
import { keepOwner } from '#server/keep-owner.ts';
import { MIGRATION_FOLDERS } from '#server/migrations.ts';
import { openDatabase } from '#server/open-backend.ts';
import { copyFiles, describeFiles, listObjects } from './move/files.ts';
import { advanceSequences, copyRows, readContent, type Content } from './move/rows.ts';
import {
  compareShapes,
  listSeededTables,
  listTables,
  querySource,
  queryTarget,
  type Table,
} from './move/tables.ts';

// `npm run move -- --to <postgres address of the project> [--dry-run]`: moves
// people, rows and files into a Supabase project. The source is what the site
// uses (DATA_DIR, DATABASE_URL, S3_*), the project's storage is SUPABASE_URL
// with SUPABASE_SERVICE_ROLE_KEY.

const MIGRATIONS = MIGRATION_FOLDERS.supabase_migrations;
// The CLI notes no checksums, so none is compared here.
const VERSIONS = 'select version, null as checksum from supabase_migrations.schema_migrations';

type Counted = { table: Table; source: Content; target: Content };

async function move(config: Config, to: string, isDryRun: boolean): Promise<void> {
  const unlock = config.DATABASE_URL ? async () => {} : await lockDataDir(config.dataDir);
  const source = await openDatabase(config, silentLog);
  const target = openDriver(to, { max: 1, onnotice: () => {}, connection: { TimeZone: 'UTC' } });
  try {
    // One snapshot for rows and files, also while a site on PostgreSQL still runs.
    await source.transaction(asOwner('the move reads everything'), async (tx) => {
      await tx.query('set transaction isolation level repeatable read');
      await tx.query(`set local time zone 'UTC'`);
      await moveRows(tx, target, isDryRun);
      await moveFiles(tx, target, config, isDryRun);
    });
  } finally {
    await target.end();
    await source.close();
    await unlock();
    // The database is opened to be read, and writes files all the same.
    if (!config.DATABASE_URL) await keepOwner(config.dataDir);
  }
}

async function moveRows(source: Transaction, target: Sql, isDryRun: boolean): Promise<void> {
  await checkMigrations(source, target);
  const tables = await listTables(querySource(source));
  compareShapes(tables, await listTables(queryTarget(target)));
  const counted: Counted[] = [];
  for (const table of tables) {
    const content = {
      source: await readContent(querySource(source), table),
      target: await readContent(queryTarget(target), table),
    };
    counted.push({ table, ...content });
  }
  print(counted);
  if (counted.every(isSame)) return console.log('All rows are there already.');
  const seeded = await listSeededTables(MIGRATIONS);
  const inUse = counted.filter(
    ({ table, target: there }) => there.rows > 0 && !seeded.has(table.name),
  );
  if (inUse.length)
    throw new Error(
      'The target is in use, nothing was changed. Rows in: ' +
        `${inUse.map(({ table }) => table.name).join(', ')}`,
    );
  if (isDryRun) return console.log('Dry run: nothing was changed.');

  await target.begin(async (tx) => {
    // No trigger and no foreign key acts: what they did in the source is part of the rows.
    await tx`set local session_replication_role = replica`;
    await tx`set local statement_timeout = 0`;
    for (const table of tables) {
      await copyRows(querySource(source), tx, table);
      await advanceSequences(tx, table);
    }
    for (const { table, source: expected } of counted) {
      const actual = await readContent(queryTarget(tx), table);
      if (actual.rows !== expected.rows || actual.digest !== expected.digest)
        throw new Error(
          `${table.name}: ${actual.rows} of ${expected.rows} rows arrived as they were; ` +
            'everything was taken back',
        );
    }
  });
  console.log('All rows arrived, and each is the same.');
}

const isSame = ({ source, target }: Counted): boolean =>
  source.rows === target.rows && source.digest === target.digest;

function print(counted: readonly Counted[]): void {
  const width = Math.max(...counted.map(({ table }) => table.name.length));
  console.log(`${'table'.padEnd(width)}  source  target`);
  for (const { table, source, target } of counted)
    console.log(
      `${table.name.padEnd(width)}  ${String(source.rows).padStart(6)}  ${String(target.rows).padStart(6)}`,
    );
}

async function checkMigrations(source: Transaction, target: Sql): Promise<void> {
  const [baseline, migrations] = [await readBaseline(MIGRATIONS), await readMigrations(MIGRATIONS)];
  const here = versionsWithBaseline(await source.query<Applied>(VERSIONS), baseline, migrations);
  const there = await target.unsafe<Applied[]>(VERSIONS).then(
    (rows) => versionsWithBaseline(rows, baseline, migrations),
    (): string[] => [],
  );
  const missing = here.filter((version) => !there.includes(version));
  const unknown = there.filter((version) => !here.includes(version));
  if (missing.length)
    throw new Error(`The target lacks migrations (supabase db push): ${missing.join(', ')}`);
  if (unknown.length)
    throw new Error(
      `The source lacks migrations (start it once with this version): ${unknown.join(', ')}`,
    );
}

async function moveFiles(
  source: Transaction,
  target: Sql,
  config: Config,
  isDryRun: boolean,
): Promise<void> {
  const objects = await listObjects(source);
  const bytes = objects.reduce((sum, { metadata }) => sum + (metadata?.size ?? 0), 0);
  console.log(`${objects.length} files, ${bytes} bytes`);
  if (isDryRun || objects.length === 0) return;
  if (!config.SUPABASE_URL || !config.SUPABASE_SERVICE_ROLE_KEY)
    throw new Error(
      'The rows are there, the files are not: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY ' +
        'of the project and run again.',
    );
  const blobs = openBlobs(findFileBackend(config));
  const project = { url: config.SUPABASE_URL, serviceKey: config.SUPABASE_SERVICE_ROLE_KEY };
  const { copied, kept, missing } = await copyFiles(objects, blobs, target, project);
  console.log(`${copied} files copied, ${kept} were there already`);
  if (missing.length)
    throw new Error(`Files without bytes in the source, left out:\n  ${missing.join('\n  ')}`);
  const there = await target<
    Parameters<typeof describeFiles>[0]
  >`select bucket_id, name, metadata from storage.objects`;
  if (describeFiles(there) !== describeFiles(objects))
    throw new Error('The files of the target differ from those of the source.');
  console.log('All files arrived.');
}

const { values } = parseArgs({
  options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
if (!values.to) {
  console.error('npm run move -- --to postgres://… [--dry-run]      see docs/supabase.md');
  process.exit(2);
}
await move(parseConfig(process.env), values.to, values['dry-run']).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
