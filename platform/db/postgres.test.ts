import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFull } from '#tests/support/it-in-full.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { asOwner, type Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { migratePlatform } from './platform-schema.ts';
import { openPostgres } from './postgres.ts';

const owner = asOwner('test');
const appMigrations = () => readMigrations(join(import.meta.dirname, '../../supabase/migrations'));

describe('a real PostgreSQL behind the seam', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let db: Database;
  beforeAll(async () => {
    server = await startPostgres();
    db = await openPostgres({ url: server.url });
  });
  afterAll(async () => {
    await db?.close();
    await server?.stop();
  });

  it('takes all migrations, once, also from two processes at the same time', async () => {
    const other = await openPostgres({ url: server.url });
    const counts = await Promise.all(
      [db, other].map(
        async (each) =>
          (await migratePlatform(each)).length +
          (await migrate(each, 'supabase_migrations', await appMigrations())).length,
      ),
    );
    const expected =
      (await readMigrations(join(import.meta.dirname, 'schema'))).length +
      (await appMigrations()).length;
    expect(counts[0]! + counts[1]!).toBe(expected);
    expect(await migrate(db, 'supabase_migrations', await appMigrations())).toEqual([]);
    await other.close();
  });

  it('runs as the role of the scope and gives the role back', async () => {
    const scope = { kind: 'caller', role: 'anon', claims: { role: 'anon' } } as const;
    expect(
      await db.transaction(scope, (tx) => tx.query('select current_user::text as role')),
    ).toEqual([{ role: 'anon' }]);
    await expect(
      db.transaction(scope, (tx) => tx.query('select * from auth.users')),
    ).rejects.toMatchObject({ code: '42501' });
    const [[after]] = (await db.pipeline(owner, [
      { sql: 'select current_user::text as role, 5::int8 as big, current_date as day' },
    ])) as [[{ role: string; big: unknown; day: unknown }]];
    expect(after).toEqual({
      role: 'postgres',
      big: 5,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('takes an address as services print it', async () => {
    const address = new URL(server.url);
    for (const [name, value] of Object.entries({
      sslmode: 'disable',
      channel_binding: 'require',
      gssencmode: 'disable',
      target_session_attrs: 'read-write',
      keepalives: '1',
      application_name: 'agentur',
    }))
      address.searchParams.set(name, value);
    const named = await openPostgres({ url: address.href, connections: 1 });
    expect(await named.pipeline(owner, [{ sql: 'show application_name' }])).toEqual([
      [{ application_name: 'agentur' }],
    ]);
    await named.close();
  });

  itInFull('waits without end where no limit is set', async () => {
    const patient = await openPostgres({
      url: server.url,
      connections: 1,
      statementTimeoutMs: null,
    });
    const limit = [{ sql: 'show statement_timeout' }, { sql: 'select pg_sleep(6)' }];
    expect((await patient.pipeline(owner, limit))[0]).toEqual([{ statement_timeout: '0' }]);
    await patient.close();
  });

  it('rolls back, reports SQLSTATE and delivers notifications', async () => {
    await expect(
      db.pipeline(owner, [
        {
          sql: `insert into public.outbox_mails (event_key, template, recipient)
           values ('a', 'b', 'c')`,
        },
        { sql: 'select 1/0' },
      ]),
    ).rejects.toMatchObject({ code: '22012' });
    expect(
      await db.transaction(owner, (tx) => tx.query('select * from public.outbox_mails')),
    ).toEqual([]);
    const heard: string[] = [];
    await db.listen('news', (payload) => heard.push(payload));
    await db.transaction(owner, (tx) => tx.query(`select pg_notify('news', 'hello')`));
    await expect.poll(() => heard).toEqual(['hello']);
  });

  it('lets each mail be claimed by one worker only', async () => {
    await db.transaction(owner, (tx) =>
      tx.query(
        `select public.enqueue_mail('e' || n, 't', 'r', '{}') from generate_series(1, 40) n`,
      ),
    );
    const claimed = await Promise.all(
      Array.from({ length: 8 }, () =>
        db.transaction(owner, (tx) =>
          tx.query<{ id: string }>('select id from public.claim_mails(10)'),
        ),
      ),
    );
    const ids = claimed.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });
});
