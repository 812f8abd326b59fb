// @database both
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { asOwner, type CallerScope, type Database } from './database.ts';

const caller = (role: string): CallerScope => ({ kind: 'caller', role, claims: { role } });

/** What somebody might have executed who found a function that executes its argument. */
const ATTACKS = [
  `select set_config('role', 'postgres', true)`,
  `select set_config('role', 'postgres', false)`,
  `select set_config('session_authorization', 'postgres', true)`,
  `select set_config('role', 'none', true)`,
  'set role postgres',
  'set local role postgres',
  'set role pg_read_all_data',
  'reset role',
  'set session authorization postgres',
  'set session authorization default',
  'reset session authorization',
  `do $$ begin
     perform set_config('role', 'postgres', true);
   exception when others then
     perform set_config('session_authorization', 'postgres', true);
   end $$`,
  'create temporary table vault (secret text)',
  `create function pg_temp.open() returns text language sql security
   definer as 'select secret from vault'`,
  `copy public.vault to program 'cat'`,
  `alter role anon superuser`,
  `grant postgres to anon`,
];

describe('callers stay what they are, whatever SQL they get executed (IDENT-06)', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase({ app: false });
    await db.transaction(asOwner('test'), (tx) =>
      tx.script(`
        create table public.vault (secret text);
        insert into public.vault values ('gold');
        create table public.inbox (note text);
        grant insert on public.inbox to anon;
        create function public.run(statement text) returns void language plpgsql as $$
          begin execute statement; end $$;
        create function public.try(statement text) returns text language plpgsql as $$
          begin execute statement; return 'done'; exception when others
            then return sqlstate; end $$;
        create function public.run_later() returns trigger language plpgsql as $$
          begin execute new.note; return null; end $$;
        create constraint trigger later after insert on public.inbox
          deferrable initially deferred for each row execute function public.run_later();
        grant execute on all functions in schema public to anon, authenticated;`),
    );
  });
  afterAll(() => db.close());

  it.each(ATTACKS)('%s', async (attack) => {
    const read = { sql: 'select secret from public.vault' };
    const run = { sql: 'select public.run($1)', params: [attack] };
    await expect(db.pipeline(caller('anon'), [run, read])).rejects.toThrow();
    // Where the function swallows the fault the transaction goes on, still as the caller.
    const tried = { sql: 'select public.try($1)', params: [attack] };
    await expect(db.pipeline(caller('anon'), [tried, read])).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      db.transaction(caller('anon'), async (tx) => {
        await tx.script('savepoint attempt');
        await tx.query(run.sql, run.params).catch(() => tx.script('rollback to savepoint attempt'));
        await tx.query(read.sql);
      }),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('nor at the commit, by a trigger that waits for it', async () => {
    for (const role of ['postgres', 'none'])
      await expect(
        db.pipeline(caller('anon'), [
          {
            sql: 'insert into public.inbox values ($1)',
            params: [`set role ${role}; delete from public.vault`],
          },
        ]),
      ).rejects.toThrow();
    expect(
      await db.transaction(asOwner('test'), (tx) => tx.query('select secret from public.vault')),
    ).toEqual([{ secret: 'gold' }]);
  });

  it('the owner is himself before and after, also when a caller failed', async () => {
    const me = {
      sql: `select current_user = session_user as same, rolsuper as is_owner from pg_roles
       where rolname = current_user`,
    };
    for (const statement of ['select 1', 'select 1/0']) {
      await db.pipeline(caller('anon'), [{ sql: statement }]).catch(() => undefined);
      await db
        .transaction(caller('authenticated'), (tx) => tx.query(statement))
        .catch(() => undefined);
      expect(await db.pipeline(asOwner('test'), [me])).toEqual([[{ same: true, is_owner: true }]]);
    }
  });

  it('a transaction may go on as another caller, and only so', async () => {
    const who = 'select current_user::text as who';
    await db
      .transaction(caller('service_role'), async (tx) => {
        expect(await tx.query(who)).toEqual([{ who: 'service_role' }]);
        await tx.become(caller('anon'));
        expect(await tx.query(who)).toEqual([{ who: 'anon' }]);
        await expect(tx.query('select secret from public.vault')).rejects.toMatchObject({
          code: '42501',
        });
      })
      .catch(() => undefined);
  });

  it('slow statements end after 3 s of anon and 8 s of authenticated', async () => {
    const limit = async (role: string) =>
      (
        await db.pipeline(caller(role), [
          { sql: `select current_setting('statement_timeout') as ms` },
        ])
      )[0]![0]!['ms'];
    expect([await limit('anon'), await limit('authenticated')]).toEqual(['3s', '8s']);
  });
});
