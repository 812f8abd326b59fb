import { asOwner, type Database } from '#platform/db/database.ts';

type Column = { table_name: string; column_name: string; udt_name: string; is_nullable: 'YES' | 'NO' };

/** As PostgREST gives the values in JSON. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
};

const typeOf = (name: string): string => (name.startsWith('_') ? `${typeOf(name.slice(1))}[]` : (TYPES[name] ?? 'string'));

/** TypeScript of every table of the schema public: one row as the REST interface answers it. */
export async function buildDatabaseTypes(db: Database): Promise<string> {
  const columns = await db.transaction(asOwner('reads the catalogue'), (tx) =>
    tx.query<Column>(
      `select table_name::text, column_name::text, udt_name::text, is_nullable::text from information_schema.columns
       where table_schema = 'public' order by table_name, ordinal_position`,
    ),
  );
  const tables = Map.groupBy(columns, ({ table_name }) => table_name);
  const lines = [...tables].flatMap(([table, fields]) => [
    `  ${table}: {`,
    ...fields.map(
      ({ column_name, udt_name, is_nullable }) => `    ${column_name}: ${typeOf(udt_name)}${is_nullable === 'YES' ? ' | null' : ''};`,
    ),
    '  };',
  ]);
  return [
    '// Written by `npm run gen`; do not edit. Rows as the REST interface answers them.',
    '',
    'export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };',
    '',
    'export type Tables = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
