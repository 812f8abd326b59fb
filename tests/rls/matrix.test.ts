// @database postgres
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, DatabaseError, type Database, type Scope } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  ACTORS,
  CALLABLE,
  MATRIX,
  VERBS,
  type Actor,
  type TableRights,
  type Verb,
} from './matrix.ts';

const OWNER_ID = '11111111-1111-4111-8111-111111111111';
const SUBJECTS: Record<Exclude<Actor, 'anon'>, string> = {
  owner: OWNER_ID,
  other: '22222222-2222-4222-8222-222222222222',
  staff: '33333333-3333-4333-8333-333333333333',
  admin: '44444444-4444-4444-8444-444444444444',
};
const seeding = asOwner('test: seed rows');

const scopeOf = (actor: Actor, aal = 'aal1'): Scope =>
  actor === 'anon'
    ? { kind: 'caller', role: 'anon', claims: { role: 'anon' } }
    : {
        kind: 'caller',
        role: 'authenticated',
        claims: {
          role: 'authenticated',
          sub: SUBJECTS[actor],
          aal,
          user_metadata: { role: 'admin' },
          app_metadata: { role: 'admin' },
        },
      };

const LETTERS = { r: 'rows', n: 'none', d: 'denied' } as const;

/**
 * Other people's profiles exist too; the question is always about the owner's
 * row. A picture in a slot stays, whoever asks.
 */
const FILTERS: Readonly<Record<string, string>> = {
  profiles: ` where id = '${OWNER_ID}'`,
  media: ` where id not in (select media_id from public.picture_slots)`,
};
const filterOf = (table: string): string => FILTERS[table] ?? '';

function statementOf(table: string, verb: Verb, rights: TableRights): string {
  switch (verb) {
    case 'select':
      return `select 1 from public.${table}${filterOf(table)}`;
    case 'insert':
      return rights.values
        ? `insert into public.${table} ${rights.values} returning 1`
        : `insert into public.${table} default values`;
    case 'update':
      return `update public.${table}
       set ${rights.set ?? 'id = id'}${rights.set ? filterOf(table) : ''} returning 1`.replace(
        'id = id',
        firstColumn(table),
      );
    case 'delete':
      return `delete from public.${table}${filterOf(table)} returning 1`;
  }
}

let columns: Record<string, string> = {};
const firstColumn = (table: string): string => `${columns[table]} = default`;

describe('row level security', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase();
    const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8');
    await db.transaction(seeding, (tx) => tx.script(seed));
    const rows = await db.transaction(seeding, (tx) =>
      tx.query<{ table_name: string; column_name: string }>(
        `select table_name::text, min(column_name::text) as column_name
         from information_schema.columns
         where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
           group by 1`,
      ),
    );
    columns = Object.fromEntries(rows.map((row) => [row.table_name, row.column_name]));
  });
  afterAll(() => db.close());

  /** Tries the statement as the actor and takes it back. */
  async function attempt(actor: Actor, sql: string): Promise<'rows' | 'none' | 'denied'> {
    const undo = new Error('undo');
    let touched = 0;
    try {
      await db.transaction(scopeOf(actor), async (tx) => {
        touched = (await tx.query(sql)).length;
        throw undo;
      });
    } catch (error) {
      if (error === undo) return touched > 0 ? 'rows' : 'none';
      if (error instanceof DatabaseError && error.code === '42501') return 'denied';
      throw error;
    }
    throw new Error('unreachable');
  }

  it('is on for every table of the schema public, and every table stands in the matrix', async () => {
    const tables = await db.transaction(seeding, (tx) =>
      tx.query<{ name: string; secured: boolean }>(
        `select relname::text as name, relrowsecurity as secured from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
      ),
    );
    expect(tables.filter(({ secured }) => !secured)).toEqual([]);
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(MATRIX).sort());
  });

  for (const [table, rights] of Object.entries(MATRIX)) {
    it.each(VERBS)(`${table}: %s`, async (verb) => {
      const expected = (rights[verb] ?? 'ddddd')
        .split('')
        .map((letter) => LETTERS[letter as keyof typeof LETTERS]);
      const actual: string[] = [];
      for (const actor of ACTORS)
        actual.push(await attempt(actor, statementOf(table, verb, rights)));
      expect(Object.fromEntries(ACTORS.map((actor, i) => [actor, actual[i]]))).toEqual(
        Object.fromEntries(ACTORS.map((actor, i) => [actor, expected[i]])),
      );
    });
  }

  it('ignores roles in token metadata and in the registration', async () => {
    const [row] = await db.transaction(scopeOf('owner'), (tx) =>
      tx.query('select role, public.is_admin() as is_admin from public.profiles'),
    );
    expect(row).toEqual({ role: 'customer', is_admin: false });
  });

  it.each(['owner', 'other', 'staff'] as const)(
    'lets nobody but an admin change a role: %s',
    async (actor) => {
      await expect(
        db.transaction(scopeOf(actor), (tx) =>
          tx.query(`select public.set_profile_role($1, 'admin')`, [OWNER_ID]),
        ),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(
        db.transaction(scopeOf(actor), (tx) =>
          tx.query(`update public.profiles set role = 'admin'`),
        ),
      ).rejects.toMatchObject({
        code: '42501',
      });
    },
  );

  it('changes one role after the other, so that two admins leave one', async () => {
    const demote = (actor: 'admin' | 'other', id: string, meanwhile?: () => Promise<unknown>) =>
      db.transaction(scopeOf(actor), async (tx) => {
        await tx.query(`select public.set_profile_role($1, 'customer')`, [id]);
        await meanwhile?.();
      });
    await db.transaction(seeding, (tx) =>
      tx.query(`update public.profiles set role = 'admin' where id = $1`, [SUBJECTS.other]),
    );
    let second: Promise<unknown> = Promise.resolve();
    await demote('admin', SUBJECTS.other, async () => {
      second = demote('other', SUBJECTS.admin).catch((error: unknown) => error);
      // Long enough to change the role, if it did not wait.
      await Promise.race([second, sleep(500)]);
    });
    expect(await second).toMatchObject({ code: '42501' });
  });

  it('lets an admin change others, not himself, and records it', async () => {
    await expect(
      db.transaction(scopeOf('admin'), (tx) =>
        tx.query(`select public.set_profile_role($1, 'customer')`, [SUBJECTS.admin]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await db.transaction(scopeOf('admin'), (tx) =>
      tx.query(`select public.set_profile_role($1, 'staff')`, [SUBJECTS.other]),
    );
    const [entry] = await db.transaction(scopeOf('admin'), (tx) =>
      tx.query(
        `select actor, table_name, row_id, before, after from public.audit_log order by id desc
         limit 1`,
      ),
    );
    expect(entry).toEqual({
      actor: SUBJECTS.admin,
      table_name: 'profiles',
      row_id: SUBJECTS.other,
      before: { role: 'customer' },
      after: { role: 'staff' },
    });
    await db.transaction(seeding, (tx) =>
      tx.query(`update public.profiles set role = 'customer' where id = $1`, [SUBJECTS.other]),
    );
  });

  it('leaves price lists that have held as they were', async () => {
    const past = `values ('{}', current_date - 2) returning 1`;
    expect(
      await attempt('admin', `insert into public.price_lists (figures, valid_from) ${past}`),
    ).toBe('denied');
    const undo = new Error('undo');
    const held = db.transaction(seeding, async (tx) => {
      await tx.query(`update public.price_lists set valid_from = current_date - 2`);
      await tx.query(`set local role authenticated`);
      await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ role: 'authenticated', sub: SUBJECTS.admin }),
      ]);
      expect(await tx.query(`delete from public.price_lists returning 1`)).toEqual([]);
      throw undo;
    });
    await expect(held).rejects.toBe(undo);
  });

  it.each(['anon', 'owner', 'other', 'staff'] as const)(
    'keeps sending mails again and the list of users from %s',
    async (actor) => {
      for (const call of ['retry_mail(gen_random_uuid())', 'list_users()'])
        await expect(
          db.transaction(scopeOf(actor), (tx) => tx.query(`select public.${call}`)),
          call,
        ).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('lets an admin send a failed mail again, a sent one never, and records it', async () => {
    const retry = (id: string) =>
      db.transaction(scopeOf('admin'), (tx) => tx.query('select public.retry_mail($1)', [id]));
    const add = async (key: string, status: string, error: string | null) =>
      (
        await db.transaction(seeding, (tx) =>
          tx.query<{ id: string }>(
            `insert into public.outbox_mails (event_key, template, recipient, status, attempts,
             last_error, next_attempt_at)
             values ($1, 'x', 'a@b.example', $2, 8, $3, now() + interval '1 day') returning id`,
            [key, status, error],
          ),
        )
      )[0]!.id;
    const dead = await add('retry:dead', 'dead', 'refused');
    await retry(dead);
    const [mail] = await db.transaction(seeding, (tx) =>
      tx.query(
        `select status, attempts, next_attempt_at <= now() as due from public.outbox_mails
         where id = $1`,
        [dead],
      ),
    );
    expect(mail).toEqual({ status: 'pending', attempts: 0, due: true });
    const [entry] = await db.transaction(seeding, (tx) =>
      tx.query('select actor, table_name, before, after from public.audit_log where row_id = $1', [
        dead,
      ]),
    );
    expect(entry).toEqual({
      actor: SUBJECTS.admin,
      table_name: 'outbox_mails',
      before: { status: 'dead' },
      after: { status: 'pending' },
    });
    await retry(await add('retry:failed', 'pending', 'refused'));
    const held = await add('retry:held', 'held', null);
    await retry(held);
    expect(
      await db.transaction(seeding, (tx) =>
        tx.query('select status, is_released from public.outbox_mails where id = $1', [held]),
      ),
    ).toEqual([{ status: 'pending', is_released: true }]);
    for (const status of ['pending', 'sending', 'sent'])
      await expect(retry(await add(`retry:${status}`, status, null)), status).rejects.toMatchObject(
        { code: 'P0002' },
      );
    await db.transaction(seeding, (tx) =>
      tx.query(`delete from public.outbox_mails where event_key like 'retry:%'`),
    );
  });

  it('shows an admin mails, but neither link nor code that sign somebody in', async () => {
    const undo = new Error('undo');
    const stored = { code: '123456', actionLink: 'https://agentur.example/auth/v1/verify?token=x' };
    const asked = db.transaction(seeding, async (tx) => {
      await tx.query(
        `select public.enqueue_mail('auth:x', 'auth-recovery', 'a@b.example', $1::text::jsonb)`,
        [JSON.stringify({ ...stored, name: 'Ada' })],
      );
      const mail = `from public.outbox_mails where event_key = 'auth:x'`;
      expect(await tx.query(`select data, secrets ${mail}`)).toEqual([
        { data: { name: 'Ada' }, secrets: stored },
      ]);
      await tx.query(`select public.finish_mail(id) ${mail}`);
      expect(await tx.query(`select data, secrets ${mail}`)).toEqual([
        { data: { name: 'Ada' }, secrets: null },
      ]);
      throw undo;
    });
    await expect(asked).rejects.toBe(undo);
    for (const column of ['secrets', '*'])
      await expect(
        db.transaction(scopeOf('admin'), (tx) =>
          tx.query(`select ${column} from public.outbox_mails`),
        ),
        column,
      ).rejects.toMatchObject({ code: '42501' });
    // Whatever else there is stays readable.
    const [rest] = await db.transaction(seeding, (tx) =>
      tx.query<{ columns: string }>(
        `select string_agg(quote_ident(column_name), ', ') as columns
         from information_schema.columns
         where table_name = 'outbox_mails' and column_name <> 'secrets'`,
      ),
    );
    await db.transaction(scopeOf('admin'), (tx) =>
      tx.query(`select ${rest!.columns} from public.outbox_mails`),
    );
  });

  it('shows an admin every user with the address', async () => {
    const users = await db.transaction(scopeOf('admin'), (tx) =>
      tx.query<{ id: string }>(
        'select id, email, full_name, role, last_sign_in_at from public.list_users()',
      ),
    );
    expect(users).toHaveLength(4);
    expect(users).toContainEqual({
      id: OWNER_ID,
      email: 'owner@kunde.example',
      full_name: 'Otto Owner',
      role: 'customer',
      last_sign_in_at: null,
    });
  });

  it('sums up visits for an admin alone', async () => {
    await db.transaction(seeding, (tx) =>
      tx.query(
        `insert into public.analytics_daily (day, category, name, label, count)
         values (public.agency_today(), 'count', 'page', '/pakete', 7)`,
      ),
    );
    type Top = { label: string; now: number; before: number };
    type Report = {
      days: { views: number }[];
      sums: Record<string, { now: number; before: number }>;
      tops: Record<string, Top[]>;
      origins: unknown[];
      events: unknown[];
    };
    await db.transaction(seeding, (tx) =>
      tx.script(`
        insert into public.analytics_daily (day, category, name, label, count) values
          (public.agency_today() - 30, 'count', 'page', '/pakete', 4), (public.agency_today() - 60, 'count', 'page',
            '/pakete', 99);
        select public.record_visits('[{"name":"source","label":"Google","count":3},{"name":"landing","label":"/","count":3},{"name":"fremd","label":"x","count":1}]');
        select public.record_visits('[{"name":"source","label":"a","count":1},{"name":"source","label":"b","count":2},{"name":"source","label":"Google","count":1}]', 2);
        select public.record_analytics('[
          {"name":"visit","category":"source","label":"Google","session_id":"s1","occurred_at":"2026-11-25","url":"/","user_agent":"x"},
          {"name":"visit","category":"campaign","label":"google / cpc / –","session_id":"s1","occurred_at":"2026-11-25","url":"/","user_agent":"x"}]', '[]');
        select public.record_analytics('[
          {"name":"visit","category":"source","label":"direkt","session_id":"s1","occurred_at":"2026-11-25","url":"/","user_agent":"x"},
          {"name":"quote_step","category":"quote","label":"sent","session_id":"s1","occurred_at":"2026-11-25","url":"/","user_agent":"x"},
          {"name":"quote_step","category":"quote","label":"sent","session_id":"s2","occurred_at":"2026-11-25","url":"/","user_agent":"x"}]', '[]')`),
    );
    const summaryFor = async (actor: Actor) =>
      (
        await db.transaction(scopeOf(actor), (tx) =>
          tx.query<{ report: Report }>(
            'select public.analytics_report(public.agency_today() - 29, public.agency_today()) as report',
          ),
        )
      )[0]!.report;
    const report = await summaryFor('admin');
    expect(report.days).toHaveLength(30);
    expect(report.days.at(-1)).toMatchObject({ views: 7 });
    expect(report.sums).toEqual({
      page: { now: 7, before: 4 },
      visit: { now: 3, before: 0 },
      campaign: { now: 0, before: 0 },
      enquiry: { now: 2, before: 0 },
      talk: { now: 0, before: 0 },
    });
    expect(report.tops).toEqual({
      page: [{ label: '/pakete', now: 7, before: 4 }],
      landing: [{ label: '/', now: 3, before: 0 }],
      // Two sources a day are kept apart here: the third is one of the others.
      source: [
        { label: 'Google', now: 4, before: 0 },
        { label: 'b', now: 2, before: 0 },
        { label: 'andere', now: 1, before: 0 },
      ],
    });
    // Within its session an enquiry belongs to what led here; one without a source to none.
    expect(report.origins).toEqual([
      { category: 'source', label: 'Google', visits: 1, enquiries: 1, talks: 0 },
      { category: 'campaign', label: 'google / cpc / –', visits: 1, enquiries: 1, talks: 0 },
      { category: 'source', label: 'direkt', visits: 1, enquiries: 0, talks: 0 },
    ]);
    expect(report.events).toEqual([
      { category: 'quote', name: 'quote_step', count: 2 },
      { category: 'a', name: 'b', count: 1 },
    ]);
    await db.transaction(seeding, (tx) =>
      tx.script(`
        insert into public.analytics_daily (day, category, name, label, count)
        select public.agency_today() - 30 * past, 'visit', 'campaign', 'c' || n, 1 + past
        from generate_series(1, 52) n, generate_series(0, 1) past`),
    );
    const manyCampaigns = await summaryFor('admin');
    expect(manyCampaigns.tops['campaign']).toHaveLength(50);
    expect(manyCampaigns.sums['campaign']).toEqual({ now: 52, before: 104 });
    for (const actor of ['owner', 'staff'] as const)
      expect(await summaryFor(actor)).toMatchObject({ tops: {}, origins: [], events: [] });
    const flowsFor = async (actor: Actor) =>
      (
        await db.transaction(scopeOf(actor), (tx) =>
          tx.query<{ flows: unknown }>(
            'select public.analytics_flows(public.agency_today() - 29, public.agency_today()) as flows',
          ),
        )
      )[0]!.flows;
    expect(await flowsFor('admin')).toMatchObject({ views: 7, chat: { conversations: 1 } });
    expect(await flowsFor('owner')).toEqual({
      views: 0,
      steps: {},
      fields: [],
      vitals: [],
      chat: { conversations: 0, handovers: 0, outcomes: {} },
    });
    await expect(flowsFor('anon')).rejects.toMatchObject({ code: '42501' });
    await expect(summaryFor('anon')).rejects.toMatchObject({ code: '42501' });
    await db.transaction(seeding, (tx) =>
      tx.script(
        `delete from public.analytics_daily where category <> 'a'; delete
         from public.analytics_events where session_id in ('s1', 's2')`,
      ),
    );
  });

  it('demands the second factor from an admin who has enrolled one', async () => {
    await db.transaction(seeding, (tx) =>
      tx.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at,
         updated_at) values (gen_random_uuid(), $1, 'App', 'totp', 'verified', now(), now())`,
        [SUBJECTS.admin],
      ),
    );
    const isAdmin = async (aal: string) =>
      (
        await db.transaction(scopeOf('admin', aal), (tx) =>
          tx.query<{ yes: boolean }>('select public.is_admin() as yes'),
        )
      )[0]!.yes;
    expect(await isAdmin('aal1')).toBe(false);
    expect(await isAdmin('aal2')).toBe(true);
    await db.transaction(seeding, (tx) => tx.query('delete from auth.mfa_factors'));
  });

  it('opens nothing of a customer by his password alone once he has enrolled a second factor', async () => {
    await db.transaction(seeding, (tx) =>
      tx.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at,
         updated_at) values (gen_random_uuid(), $1, 'App', 'totp', 'verified', now(), now())`,
        [OWNER_ID],
      ),
    );
    // What everybody signed in may read is nobody's.
    const own = Object.keys(MATRIX).filter(
      (table) => table !== 'profiles' && /^.r[^r]/.test(MATRIX[table]!.select),
    );
    const readable = async (aal: string) => {
      const found: string[] = [];
      for (const table of own)
        if (
          (
            await db.transaction(scopeOf('owner', aal), (tx) =>
              tx.query(`select 1 from public.${table}`),
            )
          ).length > 0
        )
          found.push(table);
      return found;
    };
    expect(own).toContain('invoices');
    expect(await readable('aal1')).toEqual([]);
    expect(await readable('aal2')).toEqual(own);
    for (const call of ['request_deletion()', `mark_thread_read('${OWNER_ID}')`])
      await expect(
        db.transaction(scopeOf('owner'), (tx) => tx.query(`select public.${call}`)),
        call,
      ).rejects.toMatchObject({ code: '42501' });
    await db.transaction(seeding, (tx) => tx.query('delete from auth.mfa_factors'));
  });

  it('lets functions that act as their owner look names up in no schema of the caller', async () => {
    const unsafe = await db.transaction(seeding, (tx) =>
      tx.query(
        `select proname::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and not coalesce('search_path=""' = any (proconfig), false)`,
      ),
    );
    expect(unsafe).toEqual([]);
  });

  it('opens functions to strangers and users only where CALLABLE says so; all others are for the service', async () => {
    const rows = await db.transaction(seeding, (tx) =>
      tx.query<{ name: string; anon: boolean }>(
        `select proname::text as name, has_function_privilege('anon', oid, 'execute') as anon
         from pg_proc
         where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
           and (has_function_privilege('anon', oid, 'execute')
             or has_function_privilege('authenticated', oid, 'execute'))
           and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
         order by name`,
      ),
    );
    expect(rows.filter(({ anon }) => anon).map(({ name }) => name)).toEqual(CALLABLE.anon);
    expect(rows.map(({ name }) => name)).toEqual(CALLABLE.authenticated);
  });
});
