// How PostgREST names the types of Postgres in OpenAPI 2.0.

const known = new Map<string, [name: string | undefined, format?: string]>([
  ['boolean', ['boolean']],
  ['smallint', ['integer', 'int32']],
  ['integer', ['integer', 'int32']],
  ['bigint', ['integer', 'int64']],
  ['numeric', ['number']],
  ['real', ['number']],
  ['double precision', ['number']],
  // Of any type.
  ['json', [undefined]],
  ['jsonb', [undefined]],
]);

const nameOf = (type: string): string | undefined =>
  (known.get(type) ?? [type.endsWith('[]') ? 'array' : 'string'])[0];
const formatOf = (type: string): string => known.get(type)?.[1] ?? type;
const elementOf = (type: string): string => type.slice(0, -2);

export const describeType = (type: string) => ({
  type: nameOf(type),
  format: formatOf(type),
  items: type.endsWith('[]') ? { type: nameOf(elementOf(type)) } : undefined,
});

/** In an address arrays are written as text, and a variadic parameter is given several times. */
export const describeQueryType = (type: string, variadic: boolean) =>
  variadic
    ? {
        type: 'array',
        collectionFormat: 'multi',
        items: { type: nameOf(elementOf(type)), format: formatOf(elementOf(type)) },
      }
    : { type: type.endsWith('[]') ? 'string' : (nameOf(type) ?? 'string'), format: formatOf(type) };

/**
 * The value of a default where it reads as one: `'new'::text` is "new", the
 * next number of a sequence is none.
 */
export function parseDefault(type: string, sql: string | null): unknown {
  if (sql === null) return undefined;
  const suffix = `::${type}`;
  const text = sql.endsWith(suffix) ? sql.slice(0, -suffix.length).replace(/^'+|'+$/gu, '') : sql;
  try {
    return JSON.parse(nameOf(type) === 'string' ? `"${text}"` : sql) as unknown;
  } catch {
    return undefined;
  }
}
