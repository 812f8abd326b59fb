import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { quoteIdentifier, type Transaction } from '#platform/db/database.ts';

// Rows go as text, column by column: what one server prints, the other reads, whatever the type.

/**
 * What Auth keeps about people. Sessions and open codes stay behind: the
 * project signs with another secret, everybody signs in once more.
 */
const AUTH_TABLES = [
  'users',
  'identities',
  'mfa_factors',
  'webauthn_credentials',
  'sso_providers',
  'sso_domains',
  'saml_providers',
] as const;
/** Counts of the running functions, gone within the hour. */
const LEFT_OUT = new Set(['function_call_counts']);
const ROWS_A_ROUND = 500;

type Column = { name: string; type: string };
/** `name` is quoted, e.g. `"auth"."users"`. */
export type Table = { name: string; columns: Column[]; key: string[] };
export type Content = { rows: number; digest: string };
type Query = (
  sql: string,
  params?: readonly (string | number)[],
) => Promise<Record<string, unknown>[]>;

export const querySource =
  (tx: Transaction): Query =>
  (sql, params) =>
    tx.query(sql, params);
export const queryTarget =
  (sql: Sql | TransactionSql): Query =>
  (text, params = []) =>
    sql.unsafe(text, [...params]);

/** The tables that move, as the source has them. Generated columns are left to the target. */
export async function listTables(query: Query): Promise<Table[]> {
  const rows = await query(`
    select n.nspname::text as schema, c.relname::text as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum)::text as columns,
      coalesce((select json_agg(k.attname order by k.attnum)::text from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a
      on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (n.nspname = 'public' or n.nspname = 'auth' or n.nspname = 'storage')
    group by 1, 2, c.oid order by 1, 2`);
  return (rows as { schema: string; name: string; columns: string; key: string }[])
    .filter(
      ({ schema, name }) =>
        (schema === 'public' && !LEFT_OUT.has(name)) ||
        (schema === 'auth' && (AUTH_TABLES as readonly string[]).includes(name)) ||
        (schema === 'storage' && name === 'buckets'),
    )
    .map(({ schema, name, columns, key }) => ({
      name: `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`,
      columns: JSON.parse(columns) as Column[],
      key: JSON.parse(key) as string[],
    }));
}

/**
 * Tables that migrations fill, so that rows in them do not make a project one
 * in use. Found by their text: statements start a line.
 */
export async function listSeededTables(folder: string): Promise<Set<string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^insert into (\w+)\.(\w+)/gm)].map(
        ([, schema, name]) => `"${schema}"."${name}"`,
      ),
    ),
  );
}

/** Throws when the target lacks a column or has it with another type. */
export function compareShapes(source: readonly Table[], target: readonly Table[]): void {
  const faults = source.flatMap(({ name, columns }) => {
    const there = target.find((table) => table.name === name);
    if (!there) return [`${name} is missing`];
    return columns
      .filter(
        (column) =>
          !there.columns.some((other) => other.name === column.name && other.type === column.type),
      )
      .map((column) => `${name}.${column.name} (${column.type}) is missing or of another type`);
  });
  if (faults.length)
    throw new Error(`The target has other tables than the source:\n  ${faults.join('\n  ')}`);
}

const textOf = ({ columns }: Table): string =>
  `array[${columns.map(({ name }) => `${quoteIdentifier(name)}::text`).join(', ')}]`;

/** Number of rows and a digest of their text that does not depend on their order. */
export async function readContent(query: Query, table: Table): Promise<Content> {
  const [row] = await query(`
    select count(*)::int as rows,
      coalesce(sum(('x' || substr(md5(row_text), 1, 13))::bit(52)::bigint), 0)::text as digest
    from (select to_json(${textOf(table)})::text as row_text from ${table.name}) as texts`);
  return row as Content;
}

/** Copies all rows; the target's own rows of the table go first. */
export async function copyRows(source: Query, target: TransactionSql, table: Table): Promise<void> {
  const names = table.columns.map(({ name }) => quoteIdentifier(name));
  const order = (table.key.length ? table.key : table.columns.map(({ name }) => name))
    .map(quoteIdentifier)
    .join(', ');
  const values = table.columns.map(({ type }, index) => `(r ->> ${index})::${type}`).join(', ');
  await target.unsafe(`delete from ${table.name}`);
  for (let offset = 0; ; offset += ROWS_A_ROUND) {
    const [page] = await source(
      `select count(*)::int as rows, coalesce(json_agg(to_json(cells)), '[]')::text as cells
       from (select ${textOf(table)} as cells from ${table.name} order by ${order}
         limit $1::int offset $2::int) as page`,
      [ROWS_A_ROUND, offset],
    );
    const { rows, cells } = page as { rows: number; cells: string };
    if (rows > 0) {
      await target.unsafe(
        `insert into ${table.name} (${names.join(', ')}) overriding system value select ${values}
         from json_array_elements($1::text::json) as r`,
        [cells],
      );
    }
    if (rows < ROWS_A_ROUND) break;
  }
}

/** Lets numbered columns go on after the highest number that moved. */
export async function advanceSequences(target: TransactionSql, table: Table): Promise<void> {
  for (const { name } of table.columns) {
    const [found] = await target.unsafe<{ sequence: string | null }[]>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [table.name, name],
    );
    if (!found?.sequence) continue;
    const column = quoteIdentifier(name);
    await target.unsafe(
      `select setval($1::regclass, coalesce(max(${column}), 1), max(${column}) is not null)
       from ${table.name}`,
      [found.sequence],
    );
  }
}
