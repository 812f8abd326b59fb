import type { Claims } from '../../core/jwt.ts';
import type { Log } from '../../core/log.ts';
import { quoteIdentifier, type Database, type Statement } from '../../db/database.ts';
import { findTable, type Catalog, type Policy, type Table } from './catalog.ts';
import type { Change } from './subscription.ts';

/**
 * Those of the changes that the caller may read, asked as the caller: a new or
 * changed row by its primary key and by the policies on what it was then (a
 * draft that was released since shows nothing of its time as one), a deleted
 * one by these policies alone.
 * Supabase shows the keys of deleted rows to everybody; here they too go only
 * to those who could read the row.
 */
export async function findVisible(
  db: Database,
  log: Log,
  catalog: Catalog,
  claims: Claims,
  changes: readonly Change[],
): Promise<Set<Change>> {
  const visible = new Set<Change>();
  const questions = new Map<string, { table: Table; isDelete: boolean; changes: Change[] }>();
  for (const change of changes) {
    const table = findTable(catalog, change.schema, change.table);
    if (!table?.columns.some(({ readers }) => readers.includes(claims.role))) continue;
    if (!table.hasRls || catalog.bypassingRoles.has(claims.role)) {
      visible.add(change);
      continue;
    }
    const isDelete = change.type === 'DELETE';
    const key = JSON.stringify([table.schema, table.name, isDelete]);
    const question = questions.get(key) ?? { table, isDelete, changes: [] };
    question.changes.push(change);
    questions.set(key, question);
  }
  const asked = [...questions.values()].flatMap((question) => {
    const then = buildPolicyCondition(question.table, claims.role);
    const now = question.isDelete ? then : buildKeyCondition(question.table);
    return then === null || now === null
      ? []
      : [{ ...question, statement: buildQuestion([...new Set([then, now])], question.changes) }];
  });
  if (asked.length === 0) return visible;
  const scope = { kind: 'caller', role: claims.role, claims, readOnly: true } as const;
  try {
    const answers = await db.pipeline(
      scope,
      asked.map(({ statement }) => statement),
    );
    answers.forEach((rows, i) =>
      rows.forEach((row) => visible.add(asked[i]!.changes[Number(row['position']) - 1]!)),
    );
  } catch (err) {
    // A policy that fails shows nothing.
    log.warn({ err }, 'realtime visibility check failed');
  }
  return visible;
}

function buildQuestion(conditions: readonly string[], changes: readonly Change[]): Statement {
  return {
    sql: `select r.position::int as position
     from jsonb_array_elements($1::text::jsonb) with ordinality r (row, position)
     where ${conditions.map((condition) => `exists (${condition})`).join(' and ')}`,
    params: [JSON.stringify(changes.map(({ record, oldRecord }) => record ?? oldRecord))],
  };
}

const nameOf = ({ schema, name }: Table): string =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
const rowOf = (table: Table): string => `jsonb_populate_record(null::${nameOf(table)}, r.row)`;

/** Null without a primary key: such a row cannot be found again. */
function buildKeyCondition(table: Table): string | null {
  const keys = table.columns.filter(({ isKey }) => isKey).map(({ name }) => quoteIdentifier(name));
  if (keys.length === 0) return null;
  return `select from ${nameOf(table)} t
   where ${keys.map((key) => `t.${key} = (${rowOf(table)}).${key}`).join(' and ')}`;
}

/**
 * The table's own select policies over the row as it was; the table name as
 * alias, because policies may name it.
 */
function buildPolicyCondition(table: Table, role: string): string | null {
  const applying = table.policies.filter(
    ({ roles }) => roles.includes('public') || roles.includes(role),
  );
  const permissive = applying.filter((policy) => policy.permissive);
  if (permissive.length === 0) return null;
  const using = (policy: Policy): string => `(${policy.using})`;
  const all = [
    `(${permissive.map(using).join(' or ')})`,
    ...applying.filter((policy) => !policy.permissive).map(using),
  ];
  return `select from ${rowOf(table)} as ${quoteIdentifier(table.name)} where ${all.join(' and ')}`;
}
