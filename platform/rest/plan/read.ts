import { notEmbedded, restError } from '../errors.ts';
import type { RestRequest } from '../parse/request.ts';
import type {
  At,
  Field,
  LogicTree,
  OrderTerm,
  SelectEmbed,
  SelectField,
  SelectItem,
  Window,
} from '../parse/types.ts';
import type { RestSettings } from '../options.ts';
import { keyOf, type Column, type SchemaCache } from '../schema/types.ts';
import { getRelationship } from './relationship.ts';
import type {
  EmbedMode,
  FieldPlan,
  LogicPlan,
  OrderPlan,
  ReadNode,
  SelectPlan,
  Source,
} from './types.ts';

type Context = { cache: SchemaCache; schema: string; aliases: Set<string>; settings: RestSettings };

/**
 * Plans the reading side of a request: which rows and columns, embedded how,
 * filtered and ordered where.
 */
export function planRead(
  request: RestRequest,
  source: Source,
  cache: SchemaCache,
  settings: RestSettings,
  options: { filterRoot: boolean },
): ReadNode {
  const context: Context = { cache, schema: request.schema, aliases: new Set(), settings };
  const root = buildNode(context, source, '', request.query.select, null);
  const { filters, order, windows } = request.query;
  for (const term of order) attachOrder(context, find(root, term), term.value);
  for (const filter of filters)
    if (filter.path.length > 0 || options.filterRoot)
      attachFilter(context, find(root, filter), filter.value);
  for (const window of windows)
    if (window.path.length > 0) find(root, window).window = window.value;
  root.window = request.window;
  if (options.filterRoot) limitRows(root, settings.maxRows);
  else for (const child of root.children) limitRows(child, settings.maxRows);
  return root;
}

export const nameOfSource = (source: Source): string =>
  source.kind === 'table' ? source.table.name : source.name;
const schemaOf = (source: Source): string =>
  source.kind === 'table' ? source.table.schema : (source.table?.schema ?? source.schema);

function findColumn(cache: SchemaCache, source: Source, name: string): Column | null {
  const columns = source.kind === 'table' ? source.table.columns : source.columns;
  const known = columns?.get(name);
  if (known) return known;
  const table = source.table;
  return table ? (cache.computed.get(keyOf(table.schema, table.name))?.get(name) ?? null) : null;
}

const planField = (cache: SchemaCache, source: Source, field: Field): FieldPlan => ({
  field,
  column: findColumn(cache, source, field.name),
});

function buildNode(
  context: Context,
  source: Source,
  name: string,
  items: readonly SelectItem[],
  embed: ReadNode['embed'],
): ReadNode {
  const alias = chooseAlias(context.aliases, nameOfSource(source), embed !== null);
  const fields = items
    .filter((item) => item.kind === 'field')
    .flatMap((item) => expandStar(source, item))
    .map((item) => planSelect(context, source, item));
  const node: ReadNode = {
    source,
    alias,
    name,
    fields,
    children: [],
    where: [],
    order: [],
    window: { offset: 0, limit: null },
    embed,
  };
  for (const item of items)
    if (item.kind === 'embed') {
      const table = source.table;
      const relationship = getRelationship(
        context.cache,
        schemaOf(source),
        table?.name ?? nameOfSource(source),
        item.name,
        item.hint,
      );
      const toOne =
        relationship.kind === 'many-to-one' ||
        relationship.kind === 'one-to-one' ||
        (relationship.kind === 'computed' && relationship.toOne);
      const mode: EmbedMode = item.spread
        ? toOne
          ? 'spread-object'
          : 'spread-array'
        : toOne
          ? 'object'
          : 'array';
      const aggregates = item.items.some((inner) => inner.kind === 'field' && inner.aggregate);
      if (aggregates) requireAggregates(context);
      if (mode === 'spread-array' && aggregates)
        throw restError('PGRST127', 'Feature not implemented', {
          details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
        });
      node.children.push(
        buildNode(
          context,
          { kind: 'table', table: relationship.target },
          item.alias ?? item.name,
          item.items,
          {
            relationship,
            mode,
            join: item.join ?? 'left',
            parentAlias: alias,
            selectedAs: item.name,
            hidden: isEmpty(item),
          },
        ),
      );
    }
  return node;
}

/** Neither it nor anything below it shows a field. */
const isEmpty = ({ items }: SelectEmbed): boolean =>
  items.every((item) => item.kind === 'embed' && isEmpty(item));

/** Postgres cuts names after 63 bytes, and cut names could be equal. */
const MAX_ALIAS_BYTES = 50;

function chooseAlias(taken: Set<string>, name: string, numbered: boolean): string {
  const base = numbered && Buffer.byteLength(name) > MAX_ALIAS_BYTES ? 'embedded' : name;
  let alias = numbered ? `${base}_1` : base;
  for (let number = 2; taken.has(alias); number++) alias = `${base}_${number}`;
  taken.add(alias);
  return alias;
}

function requireAggregates({ settings }: Context): void {
  if (!settings.aggregatesEnabled)
    throw restError('PGRST123', 'Use of aggregate functions is not allowed');
}

/** Where a column is shown in a form of its own, `*` has to name the columns. */
function expandStar(source: Source, item: SelectField): SelectField[] {
  if (item.field.name !== '*' || item.aggregate) return [item];
  const columns = [
    ...((source.kind === 'table' ? source.table.columns : source.columns)?.values() ?? []),
  ];
  if (!columns.some(({ representation }) => representation?.toJson)) return [item];
  return columns.map(({ name }) => ({ ...item, field: { name, path: [] } }));
}

function planSelect(context: Context, source: Source, item: SelectField): SelectPlan {
  if (item.aggregate) requireAggregates(context);
  return {
    ...planField(context.cache, source, item.field),
    name: item.alias ?? item.aggregate ?? nameOfField(item.field),
    cast: item.cast,
    aggregate: item.aggregate,
    aggregateCast: item.aggregateCast,
  };
}

/** `data->a->0` is called `a`, `data->0` is called `data`. */
const nameOfField = (field: Field): string =>
  field.path.findLast((step) => typeof step.operand === 'string')?.operand.toString() ?? field.name;

const findChild = (node: ReadNode, name: string): ReadNode | undefined =>
  node.children.find((child) => child.name === name) ??
  node.children.find((child) => child.embed?.selectedAs === name);

function find(root: ReadNode, { path }: At<unknown>): ReadNode {
  let node = root;
  for (const name of path) node = findChild(node, name) ?? fail(notEmbedded(name));
  return node;
}

function fail(error: Error): never {
  throw error;
}

function attachOrder(context: Context, node: ReadNode, terms: readonly OrderTerm[]): void {
  node.order.push(
    ...terms.map((term): OrderPlan => {
      const { direction, nulls, field, relation } = term;
      if (relation === null)
        return { ...planField(context.cache, node.source, field), child: null, direction, nulls };
      const child = findChild(node, relation) ?? fail(notEmbedded(relation));
      const mode = child.embed?.mode;
      if (mode !== 'object' && mode !== 'spread-object')
        throw restError('PGRST118', `A related order on '${relation}' is not possible`, {
          details:
            `'${nameOfSource(node.source)}' and '${relation}' do not form a many-to-one or ` +
            'one-to-one relationship',
        });
      return { ...planField(context.cache, child.source, field), child, direction, nulls };
    }),
  );
}

function attachFilter(context: Context, node: ReadNode, tree: LogicTree): void {
  node.where.push(planLogic(context.cache, node.source, tree, node));
}

/** A filter named like an embedded resource asks whether it has rows. */
export function planLogic(
  cache: SchemaCache,
  source: Source,
  tree: LogicTree,
  node: ReadNode | null,
): LogicPlan {
  if (tree.kind === 'group')
    return {
      ...tree,
      children: tree.children.map((child) => planLogic(cache, source, child, node)),
    };
  const child =
    tree.field.path.length === 0
      ? node?.children.find(({ name }) => name === tree.field.name)
      : undefined;
  if (!child)
    return {
      ...planField(cache, source, tree.field),
      kind: 'filter',
      negated: tree.negated,
      operation: tree.operation,
    };
  const { operation } = tree;
  const asksForNull =
    operation.kind === 'is' && (operation.value === 'null' || operation.value === 'not_null');
  const field = planField(cache, source, tree.field);
  if (!asksForNull && field.column)
    return { ...field, kind: 'filter', negated: tree.negated, operation };
  if (!asksForNull)
    throw restError('PGRST120', `Bad operator on the '${tree.field.name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    });
  return { kind: 'embedded', exists: tree.negated === (operation.value === 'null'), child };
}

function limitRows(node: ReadNode, maxRows: number | null): void {
  if (maxRows !== null) node.window = restrict(node.window, maxRows);
  for (const child of node.children) limitRows(child, maxRows);
}

const restrict = (window: Window, maxRows: number): Window => ({
  ...window,
  limit: Math.min(window.limit ?? maxRows, maxRows),
});
