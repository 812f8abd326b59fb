import { planAdoption, readBaseline, versionsWithBaseline } from '#platform/db/baseline.ts';
import { asOwner, quoteIdentifier, type Database } from '#platform/db/database.ts';
import { migrate, readMigrations, type Migration } from '#platform/db/migrate.ts';
import { MIGRATION_FOLDERS } from '../migrations.ts';
import type { Manifest } from './manifest.ts';

type Dump = Manifest['database'];
/** By the schema of the journal. */
type Journals = Map<string, { migrations: Migration[]; isFormer: boolean }>;

/**
 * What makes the tables of the backup. The program must know every migration of it, or the baseline
 * that stands for it; later ones are applied at the next start.
 */
export async function findMigrations({ database }: Manifest): Promise<Journals> {
  const found: Journals = new Map();
  for (const [journal, path] of Object.entries(MIGRATION_FOLDERS)) {
    const known = await readMigrations(path);
    const applied = database.migrations[journal] ?? [];
    const baseline = await readBaseline(path);
    const { isFormer } = planAdoption(applied, baseline, known);
    const named = versionsWithBaseline(applied, baseline, known);
    const wanted = isFormer ? [] : named;
    const unknown = wanted.find((wish) => !known.some(({ version }) => version === wish));
    if (unknown)
      throw new Error(
        `Die Sicherung stammt von einem neueren Programm (Migration ${unknown}); ` +
          `aktualisieren Sie es zuerst. / The backup comes from a newer program ` +
          `(migration ${unknown}); update it first.`,
      );
    const migrations = known.filter(({ version }) => wanted.includes(version));
    found.set(journal, { migrations, isFormer });
  }
  return found;
}

/** The tables for the rows of the backup; resolves to the dump as they take it. */
export async function makeTables(db: Database, journals: Journals, dump: Dump): Promise<Dump> {
  let taken = dump;
  for (const [journal, { migrations, isFormer }] of journals) {
    await migrate(db, journal, migrations);
    if (isFormer) taken = await makeFormerTables(db, journal, dump);
  }
  return taken;
}

/**
 * For a backup of before the first baseline, whose tables no migration makes any more: bare ones
 * that hold its rows, and its journal, so that the next start adopts it like the database itself.
 */
async function makeFormerTables(db: Database, journal: string, dump: Dump): Promise<Dump> {
  const tables = dump.tables.map((table) => {
    if (table.schema !== 'public') return table;
    return { ...table, columns: table.columns.map((column) => ({ ...column, generated: false })) };
  });
  const bare = tables.filter(({ schema }) => schema === 'public');
  const sequences = dump.sequences.filter(({ schema }) => schema === 'public');
  await db.transaction(asOwner('a restore makes the tables of its backup'), async (tx) => {
    for (const { table, columns } of bare) {
      const list = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
      await tx.script(
        `create table public.${quoteIdentifier(table)} (${list});
         alter table public.${quoteIdentifier(table)} enable row level security;`,
      );
    }
    for (const { sequence } of sequences)
      await tx.script(`create sequence public.${quoteIdentifier(sequence)}`);
    for (const { version, checksum } of dump.migrations[journal] ?? [])
      await tx.query(
        `insert into ${quoteIdentifier(journal)}.schema_migrations (version, checksum)
         values ($1, $2)`,
        [version, checksum],
      );
  });
  return { ...dump, tables };
}
