import type { Relation } from './cache.ts';
import type { Catalog, CatalogForeignKey } from './catalog.ts';
import { getOrAdd, push } from './multimap.ts';
import { keyOf, type Relationship, type Table } from './types.ts';

/** A view that shows the columns of a key in more ways than this is no help to anyone. */
const MAX_WAYS = 16;

type Keyed = Extract<Relationship, { kind: 'many-to-one' | 'one-to-many' | 'one-to-one' }>;

/**
 * Infers how tables and views relate: foreign keys in both directions, junction
 * tables, functions from one row type to another.
 */
export function buildRelationships(
  catalog: Catalog,
  relations: ReadonlyMap<number, Relation>,
  exposed: ReadonlySet<string>,
): Map<string, Relationship[]> {
  const found = new Map<string, Relationship[]>();
  const add = (relationship: Relationship): void => {
    if (exposed.has(relationship.source.schema) && exposed.has(relationship.target.schema))
      push(found, keyOf(relationship.source.schema, relationship.source.name), relationship);
  };
  const forward = catalog.foreignKeys.flatMap((key) => expandForeignKey(key, relations));
  for (const key of forward) {
    add(key);
    add({
      ...key,
      kind: key.kind === 'one-to-one' ? 'one-to-one' : 'one-to-many',
      source: key.target,
      target: key.source,
      pairs: key.pairs.map(({ source, target }) => ({ source: target, target: source })),
      holdsKey: false,
    });
  }
  addJunctions(
    forward.filter(({ source }) => exposed.has(source.schema)),
    add,
  );
  for (const routine of catalog.routines) {
    const source = relations.get(routine.firstRelation)?.table;
    const target = relations.get(routine.returnRelation)?.table;
    if (source && target && routine.inputs?.length === 1)
      add({
        kind: 'computed',
        source,
        target,
        schema: routine.schema,
        functionName: routine.name,
        toOne: !routine.returnsSet || routine.rows === 1,
      });
  }
  return found;
}

/** One foreign key, also between the views that show its columns on either side. */
function expandForeignKey(
  key: CatalogForeignKey,
  relations: ReadonlyMap<number, Relation>,
): Keyed[] {
  const targets = [...findShowing(key.target, key.targetColumns, relations)];
  return [...findShowing(key.table, key.columns, relations)].flatMap((source) =>
    targets.map((target): Keyed => ({
      kind: key.isUnique ? 'one-to-one' : 'many-to-one',
      source: source.table,
      target: target.table,
      constraint: key.name,
      pairs: source.columns.map((column, index) => ({
        source: column,
        target: target.columns[index] ?? '',
      })),
      holdsKey: true,
      isSelf: source.table === target.table,
    })),
  );
}

/**
 * The table itself and the views that show all the columns; once for each way
 * to show them when a view repeats a column.
 */
function* findShowing(
  oid: number,
  columns: readonly number[],
  relations: ReadonlyMap<number, Relation>,
): Generator<{ table: Table; columns: string[] }> {
  for (const [id, { table, nameOf, origins }] of relations) {
    if (id !== oid && !table.isView) continue;
    const places = columns.map((column) =>
      id === oid
        ? [column]
        : origins
            .filter((origin) => origin.table === oid && origin.column === column)
            .map(({ num }) => num),
    );
    const ways = places.reduce<number[][]>(
      (found, nums) => found.flatMap((way) => nums.map((num) => [...way, num])),
      [[]],
    );
    for (const way of ways.slice(0, MAX_WAYS))
      yield { table, columns: way.map((num) => nameOf.get(num) ?? '') };
  }
}

/** A table is a junction of two others when its primary key holds both foreign keys. */
function addJunctions(forward: readonly Keyed[], add: (relationship: Relationship) => void): void {
  const bySource = new Map<Table, Keyed[]>();
  for (const key of forward) getOrAdd(bySource, key.source, () => []).push(key);
  for (const [junction, keys] of bySource) {
    const inKey = keys.filter(({ pairs }) =>
      pairs.every(({ source }) => junction.primaryKey.includes(source)),
    );
    for (const one of inKey)
      for (const other of inKey) {
        if (one.constraint === other.constraint) continue;
        add({
          kind: 'many-to-many',
          source: one.target,
          target: other.target,
          isSelf: one.target === other.target,
          junction: {
            schema: junction.schema,
            name: junction.name,
            sourceConstraint: one.constraint,
            targetConstraint: other.constraint,
            source: one.pairs.map(({ source, target }) => ({ source: target, target: source })),
            target: other.pairs.map(({ source, target }) => ({ source: target, target: source })),
          },
        });
      }
  }
}
