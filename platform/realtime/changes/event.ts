import type { Catalog, Table } from './catalog.ts';
import type { Change } from './subscription.ts';

type ChangeData = {
  schema: string;
  table: string;
  type: Change['type'];
  commit_timestamp: string;
  columns: { name: string; type: string }[];
  record?: Record<string, unknown>;
  old_record?: Record<string, unknown>;
  errors: null;
};

/**
 * A change as a role may see it: columns without the privilege to select, or
 * not selected, are left out. The old row is the primary key, or all of it with
 * REPLICA IDENTITY FULL; of a deleted row under row level security always the
 * key alone.
 */
export function buildChangeData(
  catalog: Catalog,
  table: Table,
  change: Change,
  role: string,
  select: readonly string[] | null,
): ChangeData {
  const readable = table.columns.filter(
    ({ name, isKey, readers }) =>
      readers.includes(role) && (select === null || isKey || select.includes(name)),
  );
  const keysOnly =
    !table.hasFullIdentity ||
    (change.type === 'DELETE' && table.hasRls && !catalog.bypassingRoles.has(role));
  const pick = (row: Readonly<Record<string, unknown>>, columns: Table['columns']) =>
    Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
  return {
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: change.commitTimestamp,
    columns: readable.map(({ name, type }) => ({ name, type })),
    ...(change.record ? { record: pick(change.record, readable) } : {}),
    ...(change.oldRecord
      ? {
          old_record: pick(
            change.oldRecord,
            keysOnly ? readable.filter(({ isKey }) => isKey) : readable,
          ),
        }
      : {}),
    errors: null,
  };
}
