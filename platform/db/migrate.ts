import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checksumOf, planAdoption, readBaseline, type Applied, type Baseline } from './baseline.ts';
import {
  asOwner,
  quoteIdentifier,
  quoteLiteral,
  type Database,
  type Transaction,
} from './database.ts';
import { rebuildPublic } from './rebuild.ts';

export type Migration = { version: string; name: string; sql: string };

/** `20261128210000_profiles.sql` → version and name; files in order of their version. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d+)_(.+)\.sql$/.exec(file);
      if (!match) throw new Error(`${file}: a migration is named <version>_<what>.sql`);
      return {
        version: match[1]!,
        name: match[2]!,
        sql: await readFile(join(folder, file), 'utf8'),
      };
    }),
  );
}

/** All migrations of a folder that has its `baseline.json` beside it. */
export async function migrateFolder(
  db: Database,
  schema: string,
  folder: string,
): Promise<string[]> {
  return migrate(db, schema, await readMigrations(folder), await readBaseline(folder));
}

const scope = asOwner('migrations create schemas and roles');
const LOCK = 'select pg_advisory_xact_lock(4200017)';
const journalOf = (schema: string): string => `${quoteIdentifier(schema)}.schema_migrations`;

/**
 * Throws where `migrateFolder` would not adopt the baseline, and where a newer program has migrated
 * the database; changes nothing.
 */
export async function checkFolder(db: Database, schema: string, folder: string): Promise<void> {
  const applied = await db.transaction(scope, async (tx) => {
    const [found] = await tx.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [journalOf(schema)],
    );
    return found?.exists ? readJournal(tx, schema) : [];
  });
  const migrations = await readMigrations(folder);
  const { replaced } = planAdoption(applied, await readBaseline(folder), migrations);
  const known = migrations.at(-1)?.version ?? '';
  const newer = applied
    .map(({ version }) => version)
    .filter((version) => version > known && !replaced.includes(version))
    .sort();
  if (newer.length > 0) throw createNewerFault(newer.at(-1)!, known);
}

const createNewerFault = (applied: string, known: string): Error =>
  new Error(
    `Die Daten stammen von einem neueren Programm (Migration ${applied}; dieses kennt sie bis ` +
      `${known}). Geändert wurde nichts. Starten Sie das neuere Programm, oder sichern Sie den ` +
      'Stand von davor zurück: „npm run restore -- <Ordner der Sicherung> --overwrite“ ' +
      '(docs/operations.md, Upgrade). / The data come from a newer program (migration ' +
      `${applied}; this one knows them up to ${known}). Nothing was changed. Start the newer ` +
      'program, or restore what was there before it: "npm run restore -- <backup folder> ' +
      '--overwrite" (docs/operations.md, Upgrade).',
  );

/** The column of the checksum may be missing: the Supabase CLI has none. */
const readJournal = (tx: Transaction, schema: string): Promise<Applied[]> =>
  tx.query(
    `select version, to_jsonb(row) ->> 'checksum' as checksum from ${journalOf(schema)} row`,
  );

/**
 * Applies what is missing, in order, each in its own transaction under one advisory lock, so that
 * several starting processes agree. `schema` holds the journal table `schema_migrations` (for the
 * app's own migrations in the Supabase CLI's place and form). Running servers are told
 * (`notify pgrst`, PostgREST's way), so that the database interface knows the new tables.
 * Throws when an applied migration was edited: the file's checksum must equal the recorded one.
 * `baseline`: a database that has all migrations it replaces adopts it, its tables untouched; one
 * of before the first baseline gets new tables with its rows.
 */
export async function migrate(
  db: Database,
  schema: string,
  migrations: readonly Migration[],
  baseline?: Baseline,
): Promise<string[]> {
  const journal = journalOf(schema);
  const record = ({ version, name, sql }: Migration): string =>
    `insert into ${journal} (version, name, statements, checksum) values
       (${[version, name, '{}', checksumOf(sql)].map(quoteLiteral).join(', ')});`;
  const applied: string[] = [];
  await db.transaction(scope, async (tx) => {
    await tx.query(LOCK);
    await tx.script(
      `create schema if not exists ${quoteIdentifier(schema)};
       create table if not exists ${journal}
         (version text primary key, statements text[], name text, checksum text);
       alter table ${journal} add column if not exists checksum text;`,
    );
    if (!baseline) return;
    const found = await readJournal(tx, schema);
    const plan = planAdoption(found, baseline, migrations);
    await tx.query(`delete from ${journal} where version = any($1)`, [plan.replaced]);
    const adopt = async (): Promise<void> => {
      for (const migration of plan.by)
        await tx.script(`${plan.isFormer ? migration.sql : ''}\n;${record(migration)}`);
    };
    if (plan.isFormer) await rebuildPublic(tx, adopt, baseline.complete);
    else await adopt();
  });
  for (const migration of migrations) {
    const { version, name, sql } = migration;
    const ran = await db.transaction(scope, async (tx) => {
      await tx.query(LOCK);
      const [known] = await tx.query<{ checksum: string | null }>(
        `select checksum from ${journal} where version = $1`,
        [version],
      );
      if (known) {
        if (known.checksum !== null && known.checksum !== checksumOf(sql)) {
          throw new Error(
            `Die Migration ${version}_${name} wurde nach ihrer Anwendung geändert. ` +
              'Stellen Sie die Datei wieder her und schreiben Sie eine neue. / ' +
              `Migration ${version}_${name} was edited after it had been applied. ` +
              'Restore the file and write a new migration.',
          );
        }
        return false;
      }
      await tx.script(`${sql}\n;${record(migration)} notify pgrst, 'reload schema';`);
      return true;
    });
    if (ran) applied.push(`${version}_${name}`);
  }
  return applied;
}
