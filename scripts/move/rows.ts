import type { TransactionSql } from 'postgres';
import { quoteIdentifier } from '#platform/db/database.ts';
import type { Query, Table } from './tables.ts';

// Rows go as text, column by column: what one server prints, the other reads, whatever the type.

const ROWS_A_ROUND = 500;

export type Content = { rows: number; digest: string };

const textOf = ({ columns }: Table): string =>
  `array[${columns.map(({ name }) => `${quoteIdentifier(name)}::text`).join(', ')}]`;

/** Number of rows and a digest of their text that does not depend on their order. */
export async function readContent(query: Query, table: Table): Promise<Content> {
  const [row] = await query(`
    select count(*)::int as rows,
      coalesce(sum(('x' || substr(md5(row_text), 1, 13))::bit(52)::bigint), 0)::text as digest
    from (select to_json(${textOf(table)})::text as row_text from ${table.name}) as texts`);
  return row as Content;
}

/** Copies all rows; the target's own rows of the table go first. */
export async function copyRows(source: Query, target: TransactionSql, table: Table): Promise<void> {
  const names = table.columns.map(({ name }) => quoteIdentifier(name));
  const order = (table.key.length ? table.key : table.columns.map(({ name }) => name))
    .map(quoteIdentifier)
    .join(', ');
  const values = table.columns.map(({ type }, index) => `(r ->> ${index})::${type}`).join(', ');
  await target.unsafe(`delete from ${table.name}`);
  for (let offset = 0; ; offset += ROWS_A_ROUND) {
    const [page] = await source(
      `select count(*)::int as rows, coalesce(json_agg(to_json(cells)), '[]')::text as cells
       from (select ${textOf(table)} as cells from ${table.name} order by ${order}
         limit $1::int offset $2::int) as page`,
      [ROWS_A_ROUND, offset],
    );
    const { rows, cells } = page as { rows: number; cells: string };
    if (rows > 0) {
      await target.unsafe(
        `insert into ${table.name} (${names.join(', ')}) overriding system value select ${values}
         from json_array_elements($1::text::json) as r`,
        [cells],
      );
    }
    if (rows < ROWS_A_ROUND) break;
  }
}

/** Lets numbered columns go on after the highest number that moved. */
export async function advanceSequences(target: TransactionSql, table: Table): Promise<void> {
  for (const { name } of table.columns) {
    const [found] = await target.unsafe<{ sequence: string | null }[]>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [table.name, name],
    );
    if (!found?.sequence) continue;
    const column = quoteIdentifier(name);
    await target.unsafe(
      `select setval($1::regclass, coalesce(max(${column}), 1), max(${column}) is not null)
       from ${table.name}`,
      [found.sequence],
    );
  }
}
