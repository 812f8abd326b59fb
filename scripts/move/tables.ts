import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { quoteIdentifier, type Transaction } from '#platform/db/database.ts';

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

type Column = { name: string; type: string };
/** `name` is quoted, e.g. `"auth"."users"`. */
export type Table = { name: string; columns: Column[]; key: string[] };
export type Query = (
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
