import { expect, it, vi } from 'vitest';
import { readTemplate } from '#tests/support/templates.ts';
import { asOwner } from './database.ts';
import { openPglite } from './pglite.ts';
import { createUpkeep } from './pglite-upkeep.ts';

const HOUR_MS = 3_600_000;
const owner = asOwner('test');

it('vacuums every table an hour after the start and then daily, and cuts a log that has grown', async () => {
  const db = await openPglite({ dataDir: null, snapshot: await readTemplate('platform') });
  await db.transaction(owner, (tx) =>
    tx.script(
      `create schema "Own"; create table "Own"."Lines" as select generate_series(1, 500) as id`,
    ),
  );
  await db.pipeline(owner, [{ sql: 'delete from "Own"."Lines" where id > 100' }]);
  const size = async () => {
    const [[row]] = (await db.pipeline(owner, [
      { sql: `select pg_relation_size('"Own"."Lines"')::int as size` },
    ])) as [[{ size: number }]];
    return row.size;
  };
  const [checkpoint, vacuum] = [vi.spyOn(db, 'checkpoint'), vi.spyOn(db, 'vacuum')];
  let clock = 0;
  const upkeep = createUpkeep(db, () => clock);
  const before = await size();
  await upkeep();
  expect(vacuum).not.toHaveBeenCalled();
  clock = HOUR_MS;
  await upkeep();
  expect(await size()).toBeLessThan(before);
  const tables = vacuum.mock.calls.map(([name]) => name);
  expect(tables).toEqual(
    expect.arrayContaining(['"Own"."Lines"', 'auth.users', 'pg_catalog.pg_class']),
  );
  clock += 23 * HOUR_MS;
  await upkeep();
  expect(vacuum).toHaveBeenCalledTimes(tables.length);
  checkpoint.mockClear();
  for (let round = 0; round < 5; round += 1)
    await db.pipeline(owner, [
      { sql: `select pg_logical_emit_message(false, 'test', 'x')` },
      { sql: 'select pg_switch_wal()' },
    ]);
  await upkeep();
  await upkeep();
  expect(checkpoint).toHaveBeenCalledOnce();
  await db.close();
});
