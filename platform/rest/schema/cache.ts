import type { Database } from '../../db/database.ts';
import type { RestSettings } from '../options.ts';
import { readCatalog, type Catalog, type CatalogRelation, type CatalogRoutine } from './catalog.ts';
import { getOrAdd, push } from './multimap.ts';
import { buildRelationships } from './relationships.ts';
import {
  keyOf,
  type Column,
  type MediaHandler,
  type Routine,
  type RoutineParameter,
  type SchemaCache,
  type Table,
} from './types.ts';
import { parseViewOrigins, type Origin } from './view-origins.ts';

export async function readSchemaCache(db: Database, settings: RestSettings): Promise<SchemaCache> {
  return buildSchemaCache(await readCatalog(db), settings);
}

export type Relation = {
  table: Table;
  catalog: CatalogRelation;
  nameOf: ReadonlyMap<number, string>;
  origins: readonly Origin[];
};

function buildSchemaCache(catalog: Catalog, settings: RestSettings): SchemaCache {
  const relations = new Map(
    catalog.relations.map((relation) => [relation.oid, buildRelation(relation)]),
  );
  resolveOrigins(relations);
  const exposed = new Set(settings.schemas);
  const tables = new Map<string, Table>();
  for (const { table } of relations.values())
    if (exposed.has(table.schema)) tables.set(keyOf(table.schema, table.name), table);
  const routines = new Map<string, Routine[]>();
  const computed = new Map<string, Map<string, Column>>();
  for (const found of catalog.routines) {
    if (exposed.has(found.schema) && isCallable(found))
      push(routines, keyOf(found.schema, found.name), buildRoutine(found, relations));
    const source = relations.get(found.firstRelation)?.table;
    if (source && found.inputs?.length === 1 && !found.returnsSet && found.returnRelation === 0)
      getOrAdd(computed, keyOf(source.schema, source.name), () => new Map<string, Column>()).set(
        found.name,
        {
          name: found.name,
          type: found.returnType,
          baseType: found.returnBaseType,
          default: null,
          representation: null,
        },
      );
  }
  const handlers = new Map<string, MediaHandler[]>();
  for (const { schema, name, relation, mediaType, baseType } of catalog.handlers) {
    const table = relations.get(relation)?.table ?? null;
    if (exposed.has(schema) && (table !== null || relation === 0))
      push(handlers, table ? keyOf(table.schema, table.name) : '*', {
        schema,
        name,
        table,
        mediaType,
        isBinary: baseType === 'bytea',
      });
  }
  return {
    tables,
    routines,
    computed,
    handlers,
    relationships: buildRelationships(catalog, relations, exposed),
  };
}

function buildRelation(catalog: CatalogRelation): Relation {
  const columns = (catalog.columns ?? []).map(
    ({ num: _num, ...column }) => [column.name, column] as const,
  );
  const nameOf = new Map((catalog.columns ?? []).map((column) => [column.num, column.name]));
  const isTable = catalog.kind === 'r' || catalog.kind === 'p';
  return {
    catalog,
    nameOf,
    origins: catalog.definition ? parseViewOrigins(catalog.definition) : [],
    table: {
      schema: catalog.schema,
      name: catalog.name,
      isView: catalog.kind === 'v' || catalog.kind === 'm',
      insertable: isTable || (catalog.updatable & 8) !== 0,
      updatable: isTable || (catalog.updatable & 4) !== 0,
      deletable: isTable || (catalog.updatable & 16) !== 0,
      primaryKey: (catalog.primaryKey ?? []).map((num) => nameOf.get(num) ?? ''),
      columns: new Map(columns),
    },
  };
}

/**
 * Follows views on views down to tables; gives views the primary key and the
 * defaults of their table.
 */
function resolveOrigins(relations: Map<number, Relation>): void {
  const resolve = (origin: Origin, depth: number): Origin => {
    const below = relations.get(origin.table)?.origins.find(({ num }) => num === origin.column);
    return below && depth < 32
      ? resolve({ num: origin.num, table: below.table, column: below.column }, depth + 1)
      : origin;
  };
  for (const relation of relations.values())
    relation.origins = relation.origins.map((origin) => resolve(origin, 0));
  for (const { table, origins, nameOf } of relations.values()) {
    if (!table.isView) continue;
    for (const { num, table: oid, column } of origins) {
      const base = relations.get(oid);
      const own = table.columns.get(nameOf.get(num) ?? '');
      if (own && !own.default)
        own.default = base?.table.columns.get(base.nameOf.get(column) ?? '')?.default ?? null;
    }
    for (const oid of new Set(origins.map((origin) => origin.table))) {
      const key = relations.get(oid)?.catalog.primaryKey ?? [];
      const names = key.map((num) =>
        nameOf.get(
          origins.find((origin) => origin.table === oid && origin.column === num)?.num ?? 0,
        ),
      );
      if (names.length > 0 && names.every((name) => name !== undefined))
        table.primaryKey = [...new Set([...table.primaryKey, ...names])];
    }
  }
}

const singleTypes = new Set(['json', 'jsonb', 'text', 'bytea', 'xml']);
const internalTypes = new Set([
  'trigger',
  'event_trigger',
  'internal',
  'language_handler',
  'fdw_handler',
  'index_am_handler',
  'tsm_handler',
  'table_am_handler',
]);

/** Named parameters only, or a single unnamed one that takes the whole body. */
function isCallable({ inputs, returnType }: CatalogRoutine): boolean {
  if (internalTypes.has(returnType)) return false;
  const unnamed = (inputs ?? []).filter(({ name }) => name === null);
  return unnamed.length === 0 || (inputs?.length === 1 && singleTypes.has(unnamed[0]?.type ?? ''));
}

function buildRoutine(found: CatalogRoutine, relations: ReadonlyMap<number, Relation>): Routine {
  const inputs = found.inputs ?? [];
  const parameters = inputs.map(({ name, type }, index): RoutineParameter => ({
    name: name ?? '',
    type,
    required: index < inputs.length - found.defaults,
    variadic: found.variadic && index === inputs.length - 1,
  }));
  const table = relations.get(found.returnRelation)?.table ?? null;
  const outputs = new Map(
    (found.outputs ?? []).map(({ name, type, baseType }) => [
      name ?? '',
      { name: name ?? '', type, baseType, default: null, representation: null },
    ]),
  );
  return {
    oid: found.oid,
    schema: found.schema,
    name: found.name,
    parameters,
    returnsSet: found.returnsSet,
    returns:
      found.returnType === 'void'
        ? 'void'
        : found.returnTypeType === 'c' || outputs.size > 0
          ? 'composite'
          : 'scalar',
    returnType: found.returnType,
    table,
    columns: table?.columns ?? (outputs.size > 0 ? outputs : null),
    volatility: found.volatility,
    mediaType: found.returnsSet ? null : found.mediaType,
    isBinary: found.returnBaseType === 'bytea',
  };
}
