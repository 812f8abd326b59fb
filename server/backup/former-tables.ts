import { asOwner, quoteIdentifier, type Database } from '#platform/db/database.ts';
import type { Manifest } from './manifest.ts';

type Dump = Manifest['database'];

/**
 * For a backup of before the first baseline, whose tables no migration makes any more: bare ones
 * that hold its rows, and its journal, so that the next start adopts it like the database itself.
 * Resolves to the dump as these tables take it.
 */
export async function makeFormerTables(db: Database, journal: string, dump: Dump): Promise<Dump> {
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
