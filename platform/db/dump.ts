import { asOwner, quoteIdentifier, type Database, type Transaction } from './database.ts';

/**
 * A copy of all rows, independent of mode and PostgreSQL version: tables come
 * from the migrations, a row is the text of its composite value, which every
 * type reads back exactly as it wrote it.
 */
export type DumpedTable = {
  schema: string;
  table: string;
  columns: { name: string; type: string; generated: boolean }[];
  rows: number;
};
export type DumpedSequence = { schema: string; sequence: string; lastValue: number };
export type DatabaseDump = {
  postgres: string;
  /** Applied migrations by the schema of their journal. */
  migrations: Record<string, { version: string; checksum: string | null }[]>;
  tables: DumpedTable[];
  sequences: DumpedSequence[];
};

/** Journals of the migrations: applied by the restoring program, never loaded. */
const JOURNALS = ['platform', 'supabase_migrations'] as const;
const FETCH_ROWS = 1_000;
const INSERT_ROWS = 500;

const nameOf = ({ schema, table }: Pick<DumpedTable, 'schema' | 'table'>): string =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(table)}`;

async function readTables(tx: Transaction): Promise<Omit<DumpedTable, 'rows'>[]> {
  return tx.query(
    `select n.nspname::text as schema, c.relname::text as table,
       (select jsonb_agg(jsonb_build_object('name', a.attname, 'type',
         format_type(a.atttypid, a.atttypmod), 'generated', a.attgenerated <> '') order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname not like 'pg\\_%'
       and n.nspname <> 'information_schema'
       and not (c.relname = 'schema_migrations' and n.nspname = any ($1::text::text[]))
       and not exists (select from pg_depend d where d.objid = c.oid
         and d.classid = 'pg_class'::regclass and d.deptype = 'e')
     order by n.nspname, c.relname`,
    [`{${JOURNALS.join(',')}}`],
  );
}

async function readJournal(
  tx: Transaction,
  schema: string,
): Promise<{ version: string; checksum: string | null }[]> {
  const [found] = await tx.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [`${schema}.schema_migrations`],
  );
  if (!found?.exists) return [];
  return tx.query(
    `select version, checksum from ${quoteIdentifier(schema)}.schema_migrations order by version`,
  );
}

/** The text of a row must not depend on the settings of a server. */
export const SETTINGS = `set local row_security = off; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local timezone = 'UTC'; set local client_min_messages = 'warning';`;

/**
 * All rows at one moment. `write` takes the lines of one table after another
 * and must read them to their end. The embedded database answers nobody else
 * meanwhile; `inSnapshot` reads what else has to fit the same moment.
 */
export async function dumpDatabase<T>(
  db: Database,
  write: (
    table: Pick<DumpedTable, 'schema' | 'table'>,
    lines: AsyncIterable<string>,
  ) => Promise<void>,
  inSnapshot: (tx: Transaction) => Promise<T>,
): Promise<{ dump: DatabaseDump; extra: T }> {
  return db.transaction(asOwner('a backup holds the rows of everybody'), async (tx) => {
    await tx.script(`set transaction isolation level repeatable read, read only; ${SETTINGS}`);
    const tables: DumpedTable[] = [];
    for (const table of await readTables(tx)) {
      let rows = 0;
      async function* lines(): AsyncGenerator<string> {
        await tx.script(
          `declare backup_rows no scroll cursor for select (backup_row.*)::text as line
           from only ${nameOf(table)} backup_row`,
        );
        for (;;) {
          const batch = await tx.query<{ line: string }>(`fetch ${FETCH_ROWS} from backup_rows`);
          for (const { line } of batch) yield line;
          rows += batch.length;
          if (batch.length < FETCH_ROWS) break;
        }
        await tx.script('close backup_rows');
      }
      await write(table, lines());
      tables.push({ ...table, rows });
    }
    const migrations: DatabaseDump['migrations'] = {};
    for (const schema of JOURNALS) migrations[schema] = await readJournal(tx, schema);
    const sequences = await tx.query<DumpedSequence>(
      `select schemaname::text as schema, sequencename::text as sequence, last_value as "lastValue"
       from pg_sequences
       where last_value is not null and schemaname not like 'pg\\_%' order by 1, 2`,
    );
    const [server] = await tx.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    return {
      dump: { postgres: server!.version, migrations, tables, sequences },
      extra: await inSnapshot(tx),
    };
  });
}

/**
 * No triggers and no foreign key checks: the rows were consistent when they were read. Needs a
 * superuser, or the right to set that parameter.
 */
export const AS_REPLICA = 'set local session_replication_role = replica;';

/**
 * Replaces all rows by those of the dump, in one transaction. The tables must
 * be as they were: the same migrations have been applied.
 */
export async function loadDump(
  db: Database,
  dump: Pick<DatabaseDump, 'tables' | 'sequences'>,
  read: (table: DumpedTable) => AsyncIterable<string>,
): Promise<void> {
  await db.transaction(asOwner('a backup is restored with the rows of everybody'), async (tx) => {
    await tx.script(`${AS_REPLICA} ${SETTINGS}`);
    const present = await readTables(tx);
    for (const table of dump.tables) {
      const here = present.find(
        ({ schema, table: name }) => schema === table.schema && name === table.table,
      );
      if (JSON.stringify(here?.columns) !== JSON.stringify(table.columns))
        throw new Error(
          `Die Tabelle ${table.schema}.${table.table} gibt es hier nicht oder sie ist anders ` +
            'aufgebaut als in der Sicherung. / ' +
            `The table ${table.schema}.${table.table} does not exist here or differs from ` +
            'the one in the backup.',
        );
    }
    if (present.length > 0) await tx.script(`truncate ${present.map(nameOf).join(', ')}`);
    for (const table of dump.tables) {
      const loaded = await loadTable(tx, table, read(table));
      if (loaded !== table.rows)
        throw new Error(
          `${table.schema}.${table.table}: ${loaded} rows read, ${table.rows} expected`,
        );
    }
    for (const { schema, sequence, lastValue } of dump.sequences)
      await tx.query('select setval($1::text::regclass, $2)', [
        `${quoteIdentifier(schema)}.${quoteIdentifier(sequence)}`,
        lastValue,
      ]);
  });
}

async function loadTable(
  tx: Transaction,
  table: DumpedTable,
  lines: AsyncIterable<string>,
): Promise<number> {
  const columns = table.columns
    .filter(({ generated }) => !generated)
    .map(({ name }) => quoteIdentifier(name));
  const insert = `insert into ${nameOf(table)} (${columns.join(', ')}) overriding system value
    select ${columns.map((column) => `(backup_row.value).${column}`).join(', ')}
    from (select line::${nameOf(table)} as value
      from jsonb_array_elements_text($1::text::jsonb) line offset 0) backup_row`;
  let [count, batch] = [0, [] as string[]];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await tx.query(insert, [JSON.stringify(batch)]);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === INSERT_ROWS) await flush();
  }
  await flush();
  return count;
}
