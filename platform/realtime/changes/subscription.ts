import type { Claims } from '../../core/jwt.ts';
import { asOwner, DatabaseError, type Database } from '../../db/database.ts';
import { ChangeRequestSchema, type ChangeRequest } from '../join-config.ts';
import type { Catalog, Column, Table } from './catalog.ts';
import {
  buildFilter,
  matchesFilter,
  parseFilters,
  type Filter,
  type ParsedFilter,
} from './filter.ts';

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

type Bound = { filter: ParsedFilter; column: Column };
type Wish = Omit<ChangeSubscription, 'filters'> & { bound: Bound[] };

/**
 * Checks the wishes of a channel against the published tables, with one round
 * trip for all their values. Throws an error whose message is for the client.
 */
export async function createSubscriptions(
  db: Database,
  catalog: Catalog,
  claims: Claims,
  ids: readonly number[],
  wishes: readonly unknown[],
): Promise<ChangeSubscription[]> {
  const read = wishes.map((wish, i) => readWish(catalog, claims.role, ids[i]!, wish));
  const values = await castValues(
    db,
    read.flatMap(({ bound }) => bound),
  );
  return read.map(({ bound, ...subscription }) => ({
    ...subscription,
    filters: bound.map((one) => buildFilter(one.filter, one.column.category, values.get(one)!)),
  }));
}

function readWish({ tables: all }: Catalog, role: string, id: number, wish: unknown): Wish {
  const parsed = ChangeRequestSchema.safeParse(wish);
  if (!parsed.success)
    throw new Error(
      'No subscription params provided. Please provide at least a `schema` or `table` to ' +
        'subscribe to',
    );
  const { event, schema, filter } = parsed.data;
  const table = parsed.data.table ?? '*';
  const tables = all.filter(
    (one) => (schema === '*' || one.schema === schema) && (table === '*' || one.name === table),
  );
  if (tables.length === 0) {
    throw new Error(
      'Unable to subscribe to changes with given parameters. Please check Realtime is ' +
        `enabled for the given connect parameters: [${describe(parsed.data)}]`,
    );
  }
  const bound = parseFilters(filter ?? '').map((one) => bindFilter(tables, role, one));
  const select = parsed.data.select?.length ? requireColumns(tables, parsed.data.select) : null;
  const action = ['INSERT', 'UPDATE', 'DELETE'].find((type) => type === event.toUpperCase()) ?? '*';
  return { id, event: action, schema, table, bound, select };
}

function requireColumns(tables: readonly Table[], select: readonly string[]): readonly string[] {
  if (tables.length !== 1)
    throw new Error(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit ' +
        'schema and table name.',
    );
  const unknown = select.find((name) => !tables[0]!.columns.some((column) => column.name === name));
  if (unknown !== undefined) throw new Error(`invalid column for select ${unknown}`);
  return [...new Set(select)];
}

const describe = ({ event, schema, table, filter }: ChangeRequest): string =>
  `event: ${event}, schema: ${schema}, table: ` +
  `${table ?? '*'}${filter ? `, filter: ${filter}` : ''}`;

function bindFilter(tables: readonly Table[], role: string, filter: ParsedFilter): Bound {
  const column =
    tables.length === 1
      ? tables[0]!.columns.find(
          ({ name, readers }) => name === filter.column && readers.includes(role),
        )
      : undefined;
  if (!column) throw new Error(`invalid column for filter ${filter.column}`);
  return { filter, column };
}

function parseIs(value: string): boolean | null {
  if (!['null', 'true', 'false'].includes(value.toLowerCase()))
    throw new Error('Error parsing `filter` params: `is` takes null, true or false');
  return value.toLowerCase() === 'null' ? null : value.toLowerCase() === 'true';
}

/**
 * The values in the JSON form of their columns, so that a change is compared
 * without asking the database: one statement a type, however many there are.
 */
async function castValues(
  db: Database,
  bound: readonly Bound[],
): Promise<Map<Bound, readonly unknown[]>> {
  const values = new Map<Bound, readonly unknown[]>();
  const asked: Bound[] = [];
  for (const one of bound) {
    const { operator, values: given } = one.filter;
    if (operator === 'is') values.set(one, [parseIs(given[0]!)]);
    else if (operator === 'like' || operator === 'ilike') values.set(one, given);
    else asked.push(one);
  }
  const byType = [...Map.groupBy(asked, ({ column }) => column.castType)];
  if (byType.length === 0) return values;
  const statements = byType.map(([castType, ones]) => ({
    sql: `select to_jsonb(value::${castType}) as value
     from jsonb_array_elements_text($1::text::jsonb) with ordinality given (value, position)
     order by position`,
    params: [JSON.stringify(ones.flatMap(({ filter }) => filter.values))],
  }));
  const scope = asOwner('a cast of a constant reads nothing');
  const answers = await db.pipeline(scope, statements).catch((error: unknown) => {
    throw error instanceof DatabaseError
      ? new Error(`invalid filter value: ${error.message}`)
      : error;
  });
  byType.forEach(([, ones], i) => {
    const cast = answers[i]!.values();
    for (const one of ones)
      values.set(
        one,
        one.filter.values.map(() => cast.next().value?.['value']),
      );
  });
  return values;
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
