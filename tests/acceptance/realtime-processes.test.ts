// @database postgres only: several processes share it.
import { expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { startLivePlatform } from '#tests/support/live-platform.ts';
import { collect, eventually, joined, startRealtime } from '#tests/support/realtime.ts';

const { platform, script, connect } = await startRealtime();

/** Connections of another process to the same database. */
async function openOther() {
  const [rows] = await platform.db.pipeline(asOwner('test'), [
    { sql: 'select current_database() as name' },
  ]);
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = `/${String(rows![0]!['name'])}`;
  return openPostgres({ url: url.href });
}

it('two processes hear each other: broadcast small and large, presence, row changes', async () => {
  const second = await startLivePlatform({}, await openOther());
  const [near, far] = [connect(), second.connect()];
  const [here, there] = [
    near.channel('bridge', { config: { presence: { key: 'near' } } }),
    far.channel('bridge', { config: { presence: { key: 'far' } } }),
  ];
  const heard = collect(there);
  const changes: unknown[] = [];
  for (const channel of [here, there]) channel.on('presence', { event: 'sync' }, () => {});
  there.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, (change) =>
    changes.push(change.new),
  );
  await joined(here);
  await here.track({ side: 'near' });
  await joined(there);
  await there.track({ side: 'far' });
  const large = 'x'.repeat(50_000);
  for (let n = 0; n < 20; n += 1)
    await here.send({
      type: 'broadcast',
      event: 'count',
      payload: { n, filler: n % 5 === 0 ? large : '' },
    });
  await script(`delete from public.board; insert into public.board values (77, 'far and near')`);
  await eventually(
    () => heard.length,
    (length) => length === 20,
  );
  expect(heard.map(({ payload }) => (payload as { n: number }).n)).toEqual(
    Array.from({ length: 20 }, (_, n) => n),
  );
  await eventually(
    () => changes.length,
    (length) => length === 1,
  );
  expect(changes).toEqual([{ id: 77, line: 'far and near' }]);
  await eventually(
    () => [here, there],
    (sides) => sides.every((side) => Object.keys(side.presenceState()).length === 2),
  );
  expect(Object.keys(here.presenceState()).sort()).toEqual(['far', 'near']);
  expect(Object.keys(there.presenceState()).sort()).toEqual(['far', 'near']);
  await far.realtime.disconnect();
  await eventually(
    () => here.presenceState(),
    (state) => !('far' in state),
  );
  expect(Object.keys(here.presenceState())).toEqual(['near']);
  await second.close();
});

it('a connection that goes away loses no row change: the listening connection ends, changes happen meanwhile', async () => {
  const other = await openOther();
  const write = (sql: string) => other.transaction(asOwner('test'), (tx) => tx.script(sql));
  const seen: number[] = [];
  const channel = connect()
    .channel('fault')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, ({ new: row }) =>
      seen.push((row as { id: number }).id),
    );
  await joined(channel);
  await write('delete from public.board; insert into public.board values (1)');
  await eventually(
    () => seen.length,
    (length) => length === 1,
  );
  for (let id = 2; id < 8; id += 1) {
    await write(`
        select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
          and query ilike 'listen %';
        insert into public.board values (${id});
      `);
  }
  await expect.poll(() => seen.length).toBe(7);
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await other.close();
});
