// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { COLUMN_LABELS, TABLE_LABELS } from './labels.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('calls every table and column that the log can hold by a German name', async () => {
  const logged = await db.transaction(asOwner('test: read the schema'), (tx) =>
    tx.query<{ table: string; column: string }>(`
      select c.relname as table, a.attname as column
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where p.proname = 'record_audit' group by 1, 2 order by 1, 2`),
  );
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter(({ table }) => !(table in TABLE_LABELS))).toEqual([]);
  // Never written to the log, or not shown.
  const hidden = ['signature', 'secret_url', 'search_text'];
  const unnamed = logged.filter(
    ({ column }) => !(column in COLUMN_LABELS) && !hidden.includes(column),
  );
  expect(unnamed.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
