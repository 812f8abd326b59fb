import type { Claims } from '../../core/jwt.ts';
import { asOwner, DatabaseError, type Database } from '../../db/database.ts';
import { ChangeRequestSchema, type ChangeRequest } from '../join-config.ts';
import type { Catalog, Column, Table } from './catalog.ts';
import { matchesFilter, parseFilters, type Filter, type ParsedFilter } from './filter.ts';

/** One entry of `postgres_changes` that a channel listens to. */
export type ChangeSubscription = {
  id: number;
  event: string;
  schema: string;
  table: string;
  filters: Filter[];
  /** Columns to be told beside the key; null: all. */
  select: readonly string[] | null;
};

export type Change = {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  record: Record<string, unknown> | null;
  oldRecord: Record<string, unknown> | null;
  commitTimestamp: string;
};

let lastId = 0;
export const nextSubscriptionId = (): number => (lastId += 1);

/** Checks a wish against the published tables. Throws an error whose message is for the client. */
export async function createSubscription(
  db: Database,
  catalog: Catalog,
  claims: Claims,
  id: number,
  wish: unknown,
): Promise<ChangeSubscription> {
  const parsed = ChangeRequestSchema.safeParse(wish);
  if (!parsed.success)
    throw new Error(
      'No subscription params provided. Please provide at least a `schema` or `table` to ' +
        'subscribe to',
    );
  const { event, schema, filter } = parsed.data;
  const table = parsed.data.table ?? '*';
  const tables = catalog.tables.filter(
    (one) => (schema === '*' || one.schema === schema) && (table === '*' || one.name === table),
  );
  if (tables.length === 0) {
    throw new Error(
      'Unable to subscribe to changes with given parameters. Please check Realtime is ' +
        `enabled for the given connect parameters: [${describe(parsed.data)}]`,
    );
  }
  const filters = await Promise.all(
    parseFilters(filter ?? '').map((one) => bindFilter(db, tables, claims.role, one)),
  );
  const select = parsed.data.select?.length ? requireColumns(tables, parsed.data.select) : null;
  const action = ['INSERT', 'UPDATE', 'DELETE'].find((type) => type === event.toUpperCase()) ?? '*';
  return { id, event: action, schema, table, filters, select };
}

function requireColumns(tables: readonly Table[], select: readonly string[]): readonly string[] {
  if (tables.length !== 1)
    throw new Error(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit ' +
        'schema and table name.',
    );
  const unknown = select.find((name) => !tables[0]!.columns.some((column) => column.name === name));
  if (unknown !== undefined) throw new Error(`invalid column for select ${unknown}`);
  return select;
}

const describe = ({ event, schema, table, filter }: ChangeRequest): string =>
  `event: ${event}, schema: ${schema}, table: ` +
  `${table ?? '*'}${filter ? `, filter: ${filter}` : ''}`;

/**
 * The values in the JSON form of the column, so that a change is compared
 * without asking the database.
 */
async function bindFilter(
  db: Database,
  tables: readonly Table[],
  role: string,
  { column, operator, negated, values }: ParsedFilter,
): Promise<Filter> {
  const found =
    tables.length === 1
      ? tables[0]!.columns.find(({ name, readers }) => name === column && readers.includes(role))
      : undefined;
  if (!found) throw new Error(`invalid column for filter ${column}`);
  const filter = { column, operator, negated, category: found.category };
  if (operator === 'is') return { ...filter, values: [parseIs(values[0]!)] };
  if (operator === 'like' || operator === 'ilike') return { ...filter, values };
  return { ...filter, values: await castValues(db, found, values) };
}

function parseIs(value: string): boolean | null {
  if (!['null', 'true', 'false'].includes(value.toLowerCase()))
    throw new Error('Error parsing `filter` params: `is` takes null, true or false');
  return value.toLowerCase() === 'null' ? null : value.toLowerCase() === 'true';
}

async function castValues(
  db: Database,
  { castType }: Column,
  values: readonly string[],
): Promise<unknown[]> {
  const scope = asOwner('a cast of a constant reads nothing');
  const statements = values.map((value) => ({
    sql: `select to_jsonb(($1::text)::${castType}) as value`,
    params: [value],
  }));
  const rows = await db.pipeline(scope, statements).catch((error: unknown) => {
    throw error instanceof DatabaseError
      ? new Error(`invalid filter value: ${error.message}`)
      : error;
  });
  return rows.map((result) => result[0]?.['value']);
}

/** A deleted row is matched by what it was. */
export function isWanted(
  { event, schema, table, filters }: ChangeSubscription,
  change: Change,
): boolean {
  if (event !== '*' && event !== change.type) return false;
  if ((schema !== '*' && schema !== change.schema) || (table !== '*' && table !== change.table))
    return false;
  const row = change.record ?? change.oldRecord ?? {};
  return filters.every((filter) => matchesFilter(filter, row));
}
