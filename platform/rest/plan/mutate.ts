import { PlatformError } from '../../core/error.ts';
import { columnNotFound, restError } from '../errors.ts';
import type { RestSettings } from '../options.ts';
import type { RestRequest } from '../parse/request.ts';
import type { SchemaCache, Table } from '../schema/types.ts';
import { planLogic } from './read.ts';
import type { InsertPlan, LogicPlan, MutatePlan, ReadNode, Source } from './types.ts';

/**
 * Plans a change: which columns the body sets, what conflicts mean, which rows
 * are meant, what is returned.
 */
export function planMutate(
  request: RestRequest,
  table: Table,
  cache: SchemaCache,
  read: ReadNode,
  { safeUpdates }: Pick<RestSettings, 'safeUpdates'>,
): MutatePlan {
  const source: Source = { kind: 'table', table };
  const where = request.query.filters
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => planLogic(cache, source, value, null));
  const returning = planReturning(request, table, read);
  if (safeUpdates && where.length === 0 && ['PATCH', 'DELETE'].includes(request.method))
    throw new PlatformError(
      '21000',
      400,
      `${request.method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`,
    );
  if (request.method === 'DELETE') return { kind: 'delete', table, where, returning };
  const payload = request.payload;
  if (payload?.kind !== 'json') throw restError('PGRST102', 'Empty or invalid json');
  const columns = payload.keys.map(
    (key) => table.columns.get(key) ?? fail(columnNotFound(table.name, key)),
  );
  const body = {
    table,
    columns,
    json: payload.json,
    isArray: payload.isArray,
    applyDefaults: request.preferences.missing === 'default',
    returning,
  };
  if (request.method === 'PATCH') return { kind: 'update', ...body, where };
  const match = request.method === 'PUT' ? planPutMatch(table, where, payload.keys) : [];
  return { kind: 'insert', ...body, conflict: planConflict(request, table), match };
}

function fail(error: Error): never {
  throw error;
}

function planConflict(request: RestRequest, table: Table): InsertPlan['conflict'] {
  if (request.method === 'PUT') return { action: 'merge', columns: table.primaryKey };
  const resolution = request.preferences.resolution;
  const columns = request.query.onConflict ?? table.primaryKey;
  if (!resolution || columns.length === 0) return null;
  for (const name of columns) if (!table.columns.has(name)) throw columnNotFound(table.name, name);
  return { action: resolution === 'merge-duplicates' ? 'merge' : 'ignore', columns };
}

/** PUT names one row by all columns of its primary key, with `eq` only. */
function planPutMatch(
  table: Table,
  where: readonly LogicPlan[],
  keys: readonly string[],
): readonly LogicPlan[] {
  const names = where.map((logic) =>
    logic.kind === 'filter' &&
    !logic.negated &&
    logic.field.path.length === 0 &&
    logic.operation.kind === 'compare' &&
    logic.operation.operator === 'eq'
      ? logic.field.name
      : null,
  );
  const complete =
    table.primaryKey.length > 0 &&
    names.length === table.primaryKey.length &&
    table.primaryKey.every((name) => names.includes(name));
  if (!complete)
    throw restError(
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  if (!table.primaryKey.every((name) => keys.includes(name)))
    throw restError('PGRST115', 'Payload values do not match URL in primary key column(s)');
  return where;
}

/**
 * The columns to return: only those the answer needs, because the caller may
 * lack rights on others. An empty list returns none.
 */
function planReturning(request: RestRequest, table: Table, read: ReadNode): string[] {
  const wanted = request.preferences.return;
  if (wanted === 'headers-only') return request.method === 'POST' ? [...table.primaryKey] : [];
  if (wanted !== 'representation') return [];
  if (read.children.some((child) => child.embed?.relationship.kind === 'computed'))
    return ['*', ...computedNames(read, table)];
  const names = [
    ...read.fields.map(({ field }) => field.name),
    ...read.children.flatMap(joinColumns),
    ...read.order.filter(({ child }) => !child).map(({ field }) => field.name),
  ];
  if (names.includes('*')) return ['*', ...computedNames(read, table)];
  return [...new Set(names)];
}

const computedNames = (read: ReadNode, table: Table): string[] => [
  ...new Set(
    read.fields
      .map(({ field }) => field.name)
      .filter((name) => name !== '*' && !table.columns.has(name)),
  ),
];

function joinColumns({ embed }: ReadNode): string[] {
  const relationship = embed?.relationship;
  if (!relationship || relationship.kind === 'computed') return [];
  return (
    relationship.kind === 'many-to-many' ? relationship.junction.source : relationship.pairs
  ).map(({ source }) => source);
}
