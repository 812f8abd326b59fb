import { quoteIdentifier, quoteLiteral } from '../../db/database.ts';
import type { InsertPlan, LogicPlan, MutatePlan, UpdatePlan } from '../plan/types.ts';
import type { Table } from '../schema/types.ts';
import { buildLogic } from './filter.ts';
import type { Params } from './params.ts';

const quote = quoteIdentifier;
const BODY = 'pgrst_body';
const nothingEmbedded = (): string => 'true';

/** The statement that changes rows and returns those columns that the answer needs. */
export function buildMutate(params: Params, plan: MutatePlan): string {
  const returning = buildReturning(plan.table, plan.returning);
  switch (plan.kind) {
    case 'insert':
      return `${buildInsert(params, plan)} ${returning}`;
    case 'update':
      return plan.columns.length === 0
        ? buildEmptyUpdate(plan)
        : `${buildUpdate(params, plan)} ${returning}`;
    case 'delete':
      return (
        `delete from ${tableOf(plan.table)}` +
        `${buildWhere(params, plan.table.name, plan.where)} ${returning}`
      );
  }
}

const tableOf = (table: Table): string =>
  `${quote(table.schema)}.${quote(table.name)} as ${quote(table.name)}`;
const column = (table: Table, name: string): string =>
  `${quote(table.name)}.${name === '*' ? '*' : quote(name)}`;

/** `returning 1` needs no right to read: only the number of rows is wanted. */
const buildReturning = (table: Table, names: readonly string[]): string =>
  `returning ${names.length === 0 ? '1' : names.map((name) => column(table, name)).join(', ')}`;

const buildWhere = (params: Params, alias: string, where: readonly LogicPlan[]): string =>
  where.length === 0
    ? ''
    : ' where ' +
      `${where.map((logic) => buildLogic(params, alias, logic, nothingEmbedded)).join(' and ')}`;

function buildInsert(params: Params, plan: InsertPlan): string {
  const { table, columns } = plan;
  if (columns.length === 0) {
    const source = plan.isArray
      ? `select from json_array_elements(${params.add(plan.json, 'json')})`
      : 'default values';
    return `insert into ${tableOf(table)} ${source}`;
  }
  const names = columns.map(({ name }) => quote(name)).join(', ');
  const values = columns.map(({ name }) => `${quote(BODY)}.${quote(name)}`).join(', ');
  const counts = plan.conflict?.action === 'merge';
  const conditions = [
    ...(counts ? [countInserted(1)] : []),
    ...plan.match.map((logic) => buildLogic(params, BODY, logic, nothingEmbedded)),
  ];
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  return (
    `insert into ${tableOf(table)} (${names}) select ${values} ` +
    `from ${buildBody(params, plan)}${where}${buildConflict(plan)}`
  );
}

function buildConflict({ conflict, columns }: InsertPlan): string {
  if (!conflict || conflict.columns.length === 0) return '';
  const target = ` on conflict (${conflict.columns.map(quote).join(', ')}) do`;
  if (conflict.action === 'ignore') return `${target} nothing`;
  return (
    `${target} update set ` +
    `${columns.map(({ name }) => `${quote(name)} = excluded.${quote(name)}`).join(', ')} where ` +
    `${countInserted(-1)}`
  );
}

/**
 * Counts the rows that were really inserted: one up for each row of the body,
 * one down for each conflict. A setting carries the number, because reading
 * `xmax` would need the right to read the table.
 */
const countInserted = (step: 1 | -1): string =>
  "set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), " +
  `'')::int, 0) ${step > 0 ? '+' : '-'} 1)::text, true) <> '${step > 0 ? '0' : '-1'}'`;

function buildUpdate(params: Params, plan: UpdatePlan): string {
  const sets = plan.columns
    .map(({ name }) => `${quote(name)} = ${quote(BODY)}.${quote(name)}`)
    .join(', ');
  const body = buildBody(params, plan);
  return (
    `update ${tableOf(plan.table)} set ${sets} from (select * from ${body} limit 1) ` +
    `as ${quote(BODY)}${buildWhere(params, plan.table.name, plan.where)}`
  );
}

/** Nothing to set: no rows, but with the right columns. */
const buildEmptyUpdate = ({
  table,
  returning,
}: UpdatePlan & { returning: readonly string[] }): string =>
  'select ' +
  `${returning.length === 0 ? 'null' : returning.map((name) => column(table, name)).join(', ')} ` +
  `from ${tableOf(table)} where false`;

/** The body as rows. Columns that are read from JSON in a way of their own pass through it. */
function buildBody(params: Params, plan: InsertPlan | UpdatePlan): string {
  if (!plan.columns.some(({ representation }) => representation?.fromJson))
    return buildRecords(params, plan);
  const values = plan.columns.map(({ name, representation }) =>
    representation?.fromJson
      ? `${representation.fromJson}(${quote(BODY)}.${quote(name)}) as ${quote(name)}`
      : `${quote(BODY)}.${quote(name)}`,
  );
  return `(select ${values.join(', ')} from ${buildRecords(params, plan)}) as ${quote(BODY)}`;
}

/** With `missing=default` each object is laid over the defaults of the columns. */
function buildRecords(
  params: Params,
  { columns, json, isArray, applyDefaults }: InsertPlan | UpdatePlan,
): string {
  const record = columns
    .map(
      ({ name, type, representation }) =>
        `${quote(name)} ${representation?.fromJson ? 'json' : type}`,
    )
    .join(', ');
  if (!applyDefaults)
    return (
      `json_to_record${isArray ? 'set' : ''}(${params.add(json, 'json')}) as ` +
      `${quote(BODY)}(${record})`
    );
  const defaults = columns
    .filter((found) => found.default !== null)
    .map((found) => `${quoteLiteral(found.name)}, ${found.default}`)
    .join(', ');
  const body = params.add(json, 'jsonb');
  return (
    `jsonb_array_elements(${isArray ? body : `jsonb_build_array(${body})`}) as pgrst_element, ` +
    `lateral jsonb_to_record(jsonb_build_object(${defaults}) || pgrst_element) as ` +
    `${quote(BODY)}(${record})`
  );
}
