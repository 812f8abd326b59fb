import { quoteIdentifier } from '../../db/database.ts';
import { nameOfSource } from '../plan/read.ts';
import type { OrderPlan, ReadNode, SelectPlan } from '../plan/types.ts';
import { castTo } from './cast.ts';
import { buildField, representationOf } from './field.ts';
import { buildLogic } from './filter.ts';
import { Params } from './params.ts';

/** The first CTE of a statement that changes rows or calls a function. */
export const SOURCE = 'pgrst_source';
/** Column that counts the rows behind a to-many spread. */
const ROWS = 'pgrst_rows';

/** `key` is what the rows are grouped by where that is not the output itself. */
type Output = { sql: string; name: string; grouped: boolean; key?: string };
/**
 * What a spread resource offers its parent: a column of its subquery, to be
 * aggregated there if asked.
 */
type SpreadOutput = { inner: string; name: string; plan: SelectPlan | null };

const quote = quoteIdentifier;

/** The query of a node with everything embedded in it. */
export function buildRead(params: Params, node: ReadNode): string {
  const outputs = [
    ...node.fields.flatMap((field) => buildOwnOutput(node, field)),
    ...node.children.flatMap((child) => buildChildOutputs(node, child)),
  ];
  const aggregated = isAggregated(node);
  const select = outputs
    .map(({ sql, name }) => (name === '' ? sql : `${sql} as ${quote(name)}`))
    .join(', ');
  const joins = node.children.map((child) => buildJoin(params, child)).join('');
  const conditions = [
    ...buildJoinConditions(node),
    ...node.where.map((logic) => buildLogic(params, node.alias, logic, testJoined)),
  ];
  const groups = aggregated
    ? outputs.filter(({ grouped }) => grouped).map(({ sql, key }) => key ?? sql)
    : [];
  return [
    `select ${select} from ${buildFrom(node)}${joins}`,
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    groups.length > 0 ? `group by ${groups.join(', ')}` : '',
    node.order.length > 0
      ? `order by ${node.order.map((term) => buildOrder(node, term)).join(', ')}`
      : '',
    buildWindow(params, node),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Spread to-one resources leave aggregating to their parent. */
const leavesAggregates = (node: ReadNode): boolean => node.embed?.mode === 'spread-object';
/**
 * Rows that this node or the one it is spread into may group by: json has no
 * equality, jsonb has.
 */
const isGroupable = (node: ReadNode): boolean => isAggregated(node) || leavesAggregates(node);
const isAggregated = (node: ReadNode): boolean =>
  !leavesAggregates(node) && spreadOutputs(node).some(({ plan }) => plan?.aggregate);

function buildOwnOutput(node: ReadNode, field: SelectPlan): Output[] {
  const plain = buildField(node.alias, field);
  if (leavesAggregates(node) && field.aggregate)
    return [
      {
        sql: field.field.name === '*' ? '1' : castTo(plain, field.cast),
        name: innerName(node, field),
        grouped: true,
      },
    ];
  const shown = field.aggregate ? plain : showAsJson(node, field, plain);
  const sql = buildAggregate(castTo(shown, field.cast), field);
  const namesItself =
    sql === plain &&
    (field.field.name === '*' ||
      (field.name === field.field.name && field.field.path.length === 0));
  return [
    {
      sql,
      name: namesItself ? '' : field.name,
      grouped: !field.aggregate,
      ...(shown === plain ? {} : { key: plain }),
    },
  ];
}

function showAsJson(node: ReadNode, field: SelectPlan, sql: string): string {
  const call = representationOf(field)?.toJson;
  return call ? `${call}(${sql})${isGroupable(node) ? '::jsonb' : ''}` : sql;
}

function buildAggregate(sql: string, { aggregate, aggregateCast, field }: SelectPlan): string {
  if (!aggregate) return sql;
  return castTo(
    aggregate === 'count' && field.name === '*' ? 'count(*)' : `${aggregate}(${sql})`,
    aggregateCast,
  );
}

const innerName = (node: ReadNode, field: SelectPlan): string =>
  `pgrst_${node.alias}_${node.fields.indexOf(field)}`;

/** The columns of a node as its parent sees them when it is spread. */
function spreadOutputs(node: ReadNode): SpreadOutput[] {
  const own = node.fields.flatMap((field): SpreadOutput[] => {
    if (field.aggregate)
      return [
        {
          inner: leavesAggregates(node) ? innerName(node, field) : field.name,
          name: field.name,
          plan: field,
        },
      ];
    if (field.field.name !== '*') return [{ inner: field.name, name: field.name, plan: null }];
    const columns =
      node.source.kind === 'table'
        ? node.source.table.columns
        : (node.source.columns ?? new Map<string, never>());
    return [...columns.keys()].map((name) => ({ inner: name, name, plan: null }));
  });
  const children = node.children.flatMap((child): SpreadOutput[] => {
    if (child.embed?.hidden) return [];
    if (child.embed?.mode === 'object' || child.embed?.mode === 'array')
      return [{ inner: child.name, name: child.name, plan: null }];
    return child.embed?.mode === 'spread-object'
      ? spreadOutputs(child).map(({ inner, name, plan }) => ({
          inner: plan ? inner : name,
          name,
          plan,
        }))
      : spreadOutputs(child).map(({ name }) => ({ inner: name, name, plan: null }));
  });
  return [...own, ...children];
}

function buildChildOutputs(node: ReadNode, child: ReadNode): Output[] {
  const alias = quote(child.alias);
  switch (child.embed?.hidden ? null : child.embed?.mode) {
    case 'object':
      // jsonb can be grouped, json keeps the order of the fields.
      return [
        {
          sql: `row_to_json(${alias}.*)${isGroupable(node) ? '::jsonb' : ''}`,
          name: child.name,
          grouped: true,
        },
      ];
    case 'array':
      return [
        {
          sql: isGroupable(node)
            ? `coalesce(${alias}.${alias}, '[]')::jsonb`
            : `coalesce(${alias}.${alias}, '[]')`,
          name: child.name,
          grouped: true,
        },
      ];
    case 'spread-object':
      return spreadOutputs(child).map(({ inner, name, plan }) => {
        const sql = `${alias}.${quote(inner)}`;
        if (plan && !leavesAggregates(node))
          return {
            sql: castTo(`${plan.aggregate}(${sql})`, plan.aggregateCast),
            name,
            grouped: false,
          };
        return { sql, name: plan ? inner : name, grouped: true };
      });
    case 'spread-array':
      return spreadOutputs(child).map(({ name }) => ({
        sql: `coalesce(${alias}.${quote(name)}, '[]')`,
        name,
        grouped: true,
      }));
    default:
      return [];
  }
}

/**
 * Whether a joined resource has rows. The whole-row test of to-one resources is
 * `is distinct from null`: a row of nulls is a row.
 */
function testJoined(exists: boolean, child: ReadNode): string {
  const alias = quote(child.alias);
  if (child.embed?.mode === 'array') return `${alias}.${alias} is ${exists ? 'not ' : ''}null`;
  if (child.embed?.mode === 'spread-array')
    return `${alias}.${quote(ROWS)} ${exists ? '>' : '='} 0`;
  return `${alias} is ${exists ? '' : 'not '}distinct from null`;
}

function buildJoin(params: Params, child: ReadNode): string {
  const alias = quote(child.alias);
  const inner = child.embed?.join === 'inner';
  const join = (subquery: string, condition: string): string =>
    ` ${inner ? 'inner' : 'left'} join lateral (${subquery}) as ${alias} on ${condition}`;
  const read = buildRead(params, child);
  switch (child.embed?.mode) {
    case 'array':
      return join(
        `select json_agg(${alias}) as ${alias} from (${read}) as ${alias}`,
        inner ? testJoined(true, child) : 'true',
      );
    case 'spread-array': {
      const columns = spreadOutputs(child).map(
        ({ inner: column, name }) => `json_agg(${alias}.${quote(column)}) as ${quote(name)}, `,
      );
      return join(
        `select ${columns.join('')}count(*) as ${quote(ROWS)} from (${read}) as ${alias}`,
        inner ? testJoined(true, child) : 'true',
      );
    }
    default:
      return join(read, 'true');
  }
}

export function buildFrom(node: ReadNode): string {
  const alias = quote(node.alias);
  if (node.source.kind === 'cte') return `${quote(SOURCE)} as ${alias}`;
  const relationship = node.embed?.relationship;
  if (relationship?.kind === 'computed') {
    const { schema, functionName, source } = relationship;
    return (
      `${quote(schema)}.${quote(functionName)}(${quote(node.embed?.parentAlias ?? '')}::${quote(source.schema)}.${quote(source.name)}) ` +
      `as ${alias}`
    );
  }
  const table = `${quote(node.source.table.schema)}.${quote(nameOfSource(node.source))} as ${alias}`;
  return relationship?.kind === 'many-to-many'
    ? `${table}, ${quote(relationship.junction.schema)}.${quote(relationship.junction.name)} ` +
        `as ${junctionAlias(node)}`
    : table;
}

const junctionAlias = (node: ReadNode): string => quote(`${node.alias}_via`);

export function buildJoinConditions(node: ReadNode): string[] {
  const { relationship, parentAlias = '' } = node.embed ?? {};
  if (!relationship || relationship.kind === 'computed') return [];
  const [own, parent] = [quote(node.alias), quote(parentAlias)];
  if (relationship.kind !== 'many-to-many')
    return relationship.pairs.map(
      ({ source, target }) => `${own}.${quote(target)} = ${parent}.${quote(source)}`,
    );
  const via = junctionAlias(node);
  return [
    ...relationship.junction.source.map(
      ({ source, target }) => `${via}.${quote(target)} = ${parent}.${quote(source)}`,
    ),
    ...relationship.junction.target.map(
      ({ source, target }) => `${via}.${quote(target)} = ${own}.${quote(source)}`,
    ),
  ];
}

function buildOrder(node: ReadNode, term: OrderPlan): string {
  const field = buildField(term.child?.alias ?? node.alias, term);
  return `${field}${term.direction ? ` ${term.direction}` : ''}${term.nulls ? ` nulls ${term.nulls}` : ''}`;
}

function buildWindow(params: Params, { window }: ReadNode): string {
  const limit =
    window.limit === null ? '' : `limit ${params.add(String(Math.max(0, window.limit)), 'int8')}`;
  return window.offset === 0
    ? limit
    : `${limit} offset ${params.add(String(window.offset), 'int8')}`.trim();
}
