// @database postgres
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labelOf } from '#app/features/privacy/labels.ts';
import { asOwner, type Database, type Row, type Scope } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const EMAIL = 'owner@kunde.example';
const OWNER = '11111111-1111-4111-8111-111111111111';
const seeding = asOwner('test: seed rows');
const as = (id: string, aal = 'aal1'): Scope => ({
  kind: 'caller',
  role: 'authenticated',
  claims: { role: 'authenticated', sub: id, aal },
});
const ADMIN = as('44444444-4444-4444-8444-444444444444');
const STAFF = as('33333333-3333-4333-8333-333333333333');

/**
 * Tables of the schema public that hold nothing about a customer or visitor
 * whose address is known. Everything else must be found.
 */
const IMPERSONAL = [
  'absences',
  'analytics_daily',
  // Random number of one visit, without address or user; 90 days.
  'analytics_events',
  // Cleaned by erase_person(), shown by no export: it repeats the rows themselves.
  'audit_log',
  'booking_rules',
  // Masked, without reference to a conversation.
  'chat_answers',
  'chat_examples',
  'chat_unanswered_questions',
  'claims',
  'retention_periods',
  'closed_days',
  // Secret addresses and times of the agency's own people, without a word about whom they meet.
  'busy_calendars',
  'busy_times',
  'calendar_feed',
  // Random number only: cannot be linked to a person.
  'consent_proofs',
  'content_pages',
  'content_versions',
  'media',
  'picture_slots',
  'deletion_log',
  // Masked messages without reference to a visitor.
  'error_groups',
  'function_call_counts',
  'newsletter_issues',
  'number_series',
  // Hash of a random token and its offer or enquiry, which stands in the list.
  'offer_links',
  'enquiry_links',
  'opening_hours',
  'site_content_version',
  'site_settings',
  'setup_links',
  // Accounts of the agency; ends with them.
  'factor_deadlines',
  'recovery_codes',
  'server_keys',
  'server_settings',
  'price_lists',
  'testimonials',
];

let db: Database;
const query = <Found extends Row>(sql: string, values: unknown[] = []) =>
  db.transaction(seeding, (tx) => tx.query<Found>(sql, values));

beforeAll(async () => {
  db = await createTestDatabase();
  const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8');
  await db.transaction(seeding, (tx) => tx.script(seed));
  await db.transaction(seeding, (tx) =>
    tx.script(`
      insert into public.saved_views (owner, name, query) values ('${OWNER}', 'x', '');
      insert into public.offers (id, number, customer_email, status, content, snapshot,
        snapshot_hash, gross_cents, valid_until, sent_at, decided_at, accepted_options,
        accepted_net_cents, accepted_tax_cents, accepted_gross_cents)
      values ('aaaaaaaa-0000-4000-8000-000000000011', 'AN-2026-0002', '${EMAIL}', 'accepted',
        '{"customer":{"email":"${EMAIL}"}}', '{}', 'x', 1, '2026-12-31', now(), now(), '{}', 1, 0,
        1);
      insert into public.offer_events (offer_id, kind, actor, evidence)
        values ('aaaaaaaa-0000-4000-8000-000000000011', 'accepted', '${OWNER}',
        '{"signature":"x"}');
      insert into public.invoices (customer_email, content)
        values ('Owner@Kunde.example', '{"customer":{"email":"${EMAIL}"}}');
      insert into public.outbox_mails (event_key, template, recipient, data) values
        ('to-agency', 'x', 'info@maasbogen.example', '{"email":"${EMAIL}"}'),
          ('to-namesake', 'x', 'z.${EMAIL}', '{"email":"z.${EMAIL}"}');
      insert into public.quote_request_notes (quote_request_id, body)
        values ('99999999-9999-4999-8999-999999999999', 'Rückruf an ${EMAIL}.');
      update public.profiles set full_name = 'Otto ${EMAIL}' where id = '${OWNER}';
      update public.projects set customer_email = customer_email;
      insert into auth.identities (id, provider_id, user_id, identity_data, provider, created_at,
        updated_at) values (gen_random_uuid(), '${OWNER}', '${OWNER}', '{"email":"${EMAIL}"}',
        'email', now(), now());
      insert into auth.sessions (id, user_id, created_at, user_agent)
        values (gen_random_uuid(), '${OWNER}', now(), 'Firefox');
      insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
        values (gen_random_uuid(), '${OWNER}', 'recovery_token', 'x', '${EMAIL}');
      insert into auth.audit_log_entries (id, payload)
        values (gen_random_uuid(), '{"actor_username":"${EMAIL}"}');
      insert into storage.objects (bucket_id, name, owner_id) values
        ('project-files', 'aaaaaaaa-0000-4000-8000-000000000002/a',
          '33333333-3333-4333-8333-333333333333'),
        ('message-files', '${OWNER}/b', '33333333-3333-4333-8333-333333333333'),
        ('message-files', '22222222-2222-4222-8222-222222222222/c',
          '22222222-2222-4222-8222-222222222222'),
        -- As somebody who worked here once: these belong to the agency and to others.
        ('media', 'originals/picture', '${OWNER}'),
        ('message-files', '22222222-2222-4222-8222-222222222222/d', '${OWNER}');`),
  );
});
afterAll(() => db.close());

/**
 * `table` of every row of public, auth and storage in which the text stands, in
 * whatever column.
 */
async function tablesNaming(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n
     on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth', 'storage') and c.relkind in ('r', 'p') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      `select 1 from ${name} as r
       where position($1 in lower(replace(to_jsonb(r)::text, 'z.' || $1, ''))) > 0 limit 1`,
      [text],
    );
    if (rows.length) found.push(name);
  }
  return found;
}

type Overview = {
  tables: { table: string; count: number; kept: number }[];
  files: number;
  accounts: { id: string; role: string }[];
  open_projects: number;
  open_invoices: number;
  open_offers: number;
  coming_talks: string[];
};
const find = async (email = EMAIL) =>
  (
    await db.transaction(ADMIN, (tx) =>
      tx.query<{ found: Overview }>('select public.find_person($1) as found', [email]),
    )
  )[0]!.found;

it('finds a person in every table that can hold him', async () => {
  const overview = await find(' Owner@Kunde.Example ');
  const tables = await query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'p')`,
  );
  const known = [
    ...overview.tables
      .map(({ table }) => table)
      .filter((table) => table !== 'account' && table !== 'sessions'),
    ...IMPERSONAL,
  ];
  expect(tables.map(({ name }) => name).sort()).toEqual(known.sort());
  expect(overview.tables.filter(({ table }) => labelOf(table) === table)).toEqual([]);
  expect(overview).toMatchObject({
    files: 2,
    accounts: [{ id: OWNER, role: 'customer' }],
    open_projects: 1,
    open_invoices: 0,
  });
  expect(overview.tables.filter(({ kept }) => kept > 0)).toEqual([
    { table: 'invoices', count: 2, kept: 1 },
    { table: 'offer_events', count: 2, kept: 1 },
    { table: 'offers', count: 2, kept: 1 },
    { table: 'payments', count: 1, kept: 1 },
  ]);
});

it('counts the open work of an account under whatever address it stands', async () => {
  await query(
    `insert into public.projects (number, offer_id, customer_email, title)
     values ('PR-2026-0002', 'aaaaaaaa-0000-4000-8000-000000000011', 'büro@kunde.example', 'Shop')`,
  );
  expect(await find()).toMatchObject({ open_projects: 2 });
  await query(`delete from public.projects where number = 'PR-2026-0002'`);
});

it('counts offers that can be accepted, and names talks that are still to come', async () => {
  const before = await find();
  expect(before.coming_talks).toEqual([]);
  await query(
    `with talks as (
       insert into public.bookings (request_id, reference, starts_at, ends_at, name, email, status,
         privacy_consent, privacy_text_version)
       select gen_random_uuid(), 'MT-open-' || place, starts, starts + interval '15 minutes', 'Otto',
         $1, status, true, 'x'
       from (values
         (1, timestamptz '2098-03-02T10:00Z', 'booked'), (2, '2098-03-01T10:00Z', 'booked'),
         (3, '2098-03-03T10:00Z', 'cancelled')
       ) as talk (place, starts, status)
     )
     insert into public.offers (number, customer_email, status, content, snapshot, snapshot_hash,
       gross_cents, valid_until, sent_at)
     select 'AN-open-' || late, $1, 'sent', '{}', '{}', 'x', 1, public.agency_today() - late, now()
     from generate_series(0, 1) as late`,
    [EMAIL],
  );
  const { open_offers, coming_talks } = await find();
  expect(open_offers).toBe(before.open_offers + 1);
  expect(coming_talks.map((start) => new Date(start).getUTCDate())).toEqual([1, 2]);
  await query(`delete from public.bookings where reference like 'MT-open-%'`);
  await db.transaction(seeding, async (tx) => {
    await tx.query(`select set_config('app.erasing', 'on', true)`);
    await tx.query(`delete from public.offers where number like 'AN-open-%'`);
  });
});

it('finds the chat of a visitor without an account by the mails that name him', async () => {
  await query(
    `with sessions as (
       insert into public.chat_sessions (session_id, user_id) values
         ('guest', null), ('guest-2', null), ('stranger', '22222222-2222-4222-8222-222222222222')
     )
     insert into public.outbox_mails (event_key, template, recipient, data) values
       ('chat:guest:handover:x', 'chat-handover', 'info@maasbogen.example',
         '{"contact":"${EMAIL}"}'),
       ('chat:stranger:transcript:1:x', 'chat-transcript', '${EMAIL}', '{}')`,
  );
  const rows = await query(
    `select row_id from public.person_rows($1) where table_name = 'chat_sessions' order by 1`,
    [EMAIL],
  );
  expect(rows).toEqual([{ row_id: 'guest' }, { row_id: 'seed' }]);
  await query(`delete from public.outbox_mails where event_key like 'chat:%'`);
  await query(`delete from public.chat_sessions where session_id <> 'seed'`);
});

it('exports every row without secrets, and notes the export', async () => {
  await query(
    `insert into public.outbox_mails (event_key, template, recipient, data, secrets) values
      ('auth:recovery:x', 'auth-recovery', $1, '{}', '{"actionLink":"/l?k=geheim","code":"847201"}')`,
    [EMAIL],
  );
  const [row] = await db.transaction(ADMIN, (tx) =>
    tx.query<{ data: { tables: Record<string, Record<string, unknown>[]>; files: unknown[] } }>(
      'select public.export_person($1) as data',
      [EMAIL],
    ),
  );
  const { tables, files } = row!.data;
  const counts = Object.fromEntries(
    (await find()).tables.map(({ table, count }) => [table, count]),
  );
  expect(
    Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length])),
  ).toEqual(counts);
  expect(tables['quote_request_notes']!.map(({ body }) => body)).toContain('intern');
  expect(files).toEqual([
    { bucket: 'message-files', path: `${OWNER}/b`, name: 'b' },
    { bucket: 'project-files', path: 'aaaaaaaa-0000-4000-8000-000000000002/a', name: 'a.pdf' },
  ]);
  expect(JSON.stringify(tables)).not.toMatch(/encrypted_password|_token"|geheim|847201/);
  expect(await query(`select actor, row_id from public.audit_log where action = 'EXPORT'`)).toEqual(
    [
      {
        actor: '44444444-4444-4444-8444-444444444444',
        row_id: createHash('sha256').update(EMAIL).digest('hex'),
      },
    ],
  );
});

it('lets nobody but admins search, export, erase or run the retention, and everybody export himself', async () => {
  for (const call of [
    'find_person($1)',
    'export_person($1)',
    'erase_person($1)',
    'apply_retention($1 = $1)',
  ])
    for (const scope of [STAFF, as(OWNER)])
      await expect(
        db.transaction(scope, (tx) => tx.query(`select public.${call}`, [EMAIL])),
        call,
      ).rejects.toMatchObject({ code: '42501' });
  const exportOwn = (scope: Scope) =>
    db.transaction(scope, (tx) =>
      tx.query<{ data: { address: string; tables: Record<string, unknown[]> } }>(
        'select public.export_own_data() as data',
      ),
    );
  const [own] = await exportOwn(as(OWNER));
  expect(own!.data.address).toBe(EMAIL);
  expect(own!.data.tables).toHaveProperty('messages');
  expect(own!.data.tables).not.toHaveProperty('quote_request_notes');
  expect(own!.data.tables['invoices']).toMatchObject([{ status: 'paid' }]);
  const [other] = await exportOwn(as('22222222-2222-4222-8222-222222222222'));
  expect(Object.keys(other!.data.tables).sort()).toEqual(['account', 'profiles']);
  // An account that never proved its address must not read what others sent from there.
  await query(
    `insert into auth.users (id, email)
     values ('55555555-5555-4555-8555-555555555555', 'unproven@kunde.example')`,
  );
  await expect(exportOwn(as('55555555-5555-4555-8555-555555555555'))).rejects.toMatchObject({
    code: '42501',
  });
});

it('gives a customer no draft of an offer, nor what hangs on it', async () => {
  const draft = 'aaaaaaaa-0000-4000-8000-000000000012';
  await query(
    `insert into public.offers (id, number, customer_email, content)
     values ('${draft}', 'AN-2026-0003', '${EMAIL}', '{"title":"intern"}')`,
  );
  await query(
    `insert into public.offer_events (offer_id, kind, body) values ('${draft}', 'question', 'x')`,
  );
  const [own] = await db.transaction(as(OWNER), (tx) =>
    tx.query<{ data: { tables: Record<string, Record<string, unknown>[]> } }>(
      'select public.export_own_data() as data',
    ),
  );
  const { offers, offer_events } = own!.data.tables;
  expect(offers!.map(({ status }) => String(status)).sort()).toEqual(['accepted', 'sent']);
  expect(offer_events!.filter(({ offer_id }) => offer_id === draft)).toEqual([]);
  await query(`delete from public.offers where id = '${draft}'`);
});

it('keeps a deletion request and tells the agency once', async () => {
  const ask = () =>
    db.transaction(as(OWNER), (tx) =>
      tx.query<{ at: string }>(`select public.request_deletion('Bitte alles') as at`),
    );
  const [first] = await ask();
  expect(await ask()).toEqual([first]);
  expect(
    await query(
      `select recipient, data ->> 'comment' as comment from public.outbox_mails
       where template = 'deletion-requested'`,
    ),
  ).toEqual([{ recipient: 'agency', comment: 'Bitte alles' }]);
  const list = () =>
    db.transaction(ADMIN, (tx) => tx.query('select email from public.list_deletion_requests()'));
  expect(await list()).toEqual([{ email: EMAIL }]);
  for (let click = 0; click < 2; click += 1)
    await db.transaction(as(OWNER), (tx) => tx.query('select public.withdraw_deletion()'));
  expect(await list()).toEqual([]);
  expect(
    await query(
      `select recipient, data ->> 'email' as email,
         abs(extract(epoch from (data ->> 'askedAt')::timestamptz - $1)) < 1 as of_request
       from public.outbox_mails where template = 'deletion-withdrawn'`,
      [first!.at],
    ),
  ).toEqual([{ recipient: 'agency', email: EMAIL, of_request: true }]);
});

it('shows and ends own sessions only', async () => {
  const list = (id: string) =>
    db.transaction(as(id), (tx) =>
      tx.query<{ id: string; user_agent: string }>('select * from public.list_own_sessions()'),
    );
  const other = '22222222-2222-4222-8222-222222222222';
  const [session] = await list(OWNER);
  expect(session).toMatchObject({ user_agent: 'Firefox' });
  expect(await list(other)).toEqual([]);
  const end = (id: string) =>
    db.transaction(as(id), (tx) => tx.query('select public.end_own_session($1)', [session!.id]));
  await end(other);
  expect(await list(OWNER)).toHaveLength(1);
  await end(OWNER);
  expect(await list(OWNER)).toEqual([]);
});

it('mails nobody about messages who has switched that off', async () => {
  await query(`update public.messages set created_at = now() - interval '1 hour'`);
  const notify = async () =>
    (await query<{ sent: number }>('select public.notify_unread_messages() as sent'))[0]!.sent;
  await query(`update public.customer_details set mail_on_message = false`);
  expect(await notify()).toBe(0);
  await query(`update public.customer_details set mail_on_message = true`);
  expect(await notify()).toBe(1);
});

it('shows by the same SQL what the retention deletes, and notes only real deletions', async () => {
  await query(`update public.chat_sessions set last_message_at = now() - interval '31 days'`);
  const run = async (dry: boolean) =>
    (
      await db.transaction(ADMIN, (tx) =>
        tx.query<{ counts: Record<string, number> }>(
          'select public.apply_retention($1) as counts',
          [dry],
        ),
      )
    )[0]!.counts;
  const runs = () =>
    query(
      `select counts, actor is not null as by_hand from public.deletion_log where kind = 'retention'
       order by id offset 1`,
    );
  const planned = await run(true);
  expect(planned).toMatchObject({ chats: 1, requests: 0, newsletter_proofs: 0 });
  expect(await query('select 1 from public.chat_sessions')).toHaveLength(1);
  expect(await runs()).toEqual([]);
  expect(await run(false)).toEqual(planned);
  expect(await query('select 1 from public.chat_sessions')).toEqual([]);
  expect(await run(false)).toMatchObject({ chats: 0 });
  expect(await runs()).toEqual([{ counts: { chats: 1 }, by_hand: true }]);
});

it('keeps accounts of the staff', async () => {
  await expect(
    db.transaction(ADMIN, (tx) =>
      tx.query(`select public.erase_person('staff@maasbogen.example')`),
    ),
  ).rejects.toMatchObject({
    code: '55000',
  });
});

it('erases a person everywhere but where the law keeps him', async () => {
  const before = await tablesNaming(EMAIL);
  expect(before).toContain('public.audit_log');
  const [row] = await db.transaction(ADMIN, (tx) =>
    tx.query<{
      result: {
        erased: Record<string, number>;
        kept: Record<string, number>;
        files: { path: string }[];
      };
    }>('select public.erase_person($1) as result', [' OWNER@kunde.example']),
  );
  const { erased, kept, files } = row!.result;
  expect(kept).toEqual({ invoices: 1, offer_events: 1, offers: 1, payments: 1 });
  expect(erased).toMatchObject({ account: 1, quote_requests: 1, projects: 1, offers: 1, files: 2 });
  expect(files.map(({ path }) => path).sort()).toEqual([
    `${OWNER}/b`,
    'aaaaaaaa-0000-4000-8000-000000000002/a',
  ]);

  // One mail tells the person, and leaves nothing behind.
  const [mail] = await query<{ id: string }>(
    `select id, event_key like '%' || $1 || '%' as names, template, data, is_released
     from public.outbox_mails where recipient = $1`,
    [EMAIL],
  );
  expect(mail).toMatchObject({
    names: false,
    template: 'person-erased',
    data: {
      kept: expect.arrayContaining(['invoices', 'offers', 'payments']),
      fiscalYears: 7,
      proofYears: 3,
    },
    is_released: true,
  });
  await query('select public.finish_mail($1)', [mail!.id]);
  expect(await tablesNaming(EMAIL)).toEqual(['public.invoices', 'public.offers']);
  // The kept rows lead to no account: what is left of the id are evidence,
  // authorship in the log, and the name of the file the caller removes.
  expect(await tablesNaming(OWNER)).toEqual(
    ['public.offer_events', 'storage.objects'].concat(await auditNames()).sort(),
  );
  expect(
    await query(
      `select number, customer_id from public.invoices union all select number, customer_id
       from public.offers order by 1`,
    ),
  ).toEqual([
    { number: 'AN-2026-0002', customer_id: null },
    { number: 'RE-2026-0001', customer_id: null },
  ]);
  expect(await query(`select event_key from public.outbox_mails`)).toEqual([
    { event_key: 'to-namesake' },
  ]);
  expect(
    await query(
      `select actor, subject_hash, counts from public.deletion_log where kind = 'erasure'`,
    ),
  ).toEqual([
    {
      actor: '44444444-4444-4444-8444-444444444444',
      subject_hash: createHash('sha256').update(EMAIL).digest('hex'),
      counts: erased,
    },
  ]);
  expect((await find()).tables).toEqual([
    { table: 'invoices', count: 1, kept: 1 },
    { table: 'offer_events', count: 1, kept: 1 },
    { table: 'offers', count: 1, kept: 1 },
    { table: 'payments', count: 1, kept: 1 },
  ]);
});

/** The log names a deleted account by its id (row or actor), never by its contents. */
async function auditNames(): Promise<string[]> {
  const rows = await query(
    `select 1 from public.audit_log
     where position($1 in coalesce(before::text, '') || coalesce(after::text, '')) > 0`,
    [OWNER],
  );
  expect(rows).toEqual([]);
  return ['public.audit_log'];
}

it('leaves of a confirmed newsletter subscription the proof alone', async () => {
  const email = 'leserin@kunde.example';
  const hash = createHash('sha256').update(email).digest('hex');
  await query(
    `insert into public.newsletter_subscriptions (id, email, email_hash, source, status,
     confirmed_at) values ('88888888-8888-4888-8888-888888888889', $1, $2, 'page', 'confirmed',
     now())`,
    [email, hash],
  );
  await db.transaction(ADMIN, (tx) => tx.query('select public.erase_person($1)', [email]));
  expect(await tablesNaming(email)).toEqual(['public.outbox_mails']);
  expect(
    await query('select email, status from public.newsletter_subscriptions where email_hash = $1', [
      hash,
    ]),
  ).toEqual([{ email: null, status: 'unsubscribed' }]);
});

it('keeps a declaration of withdrawal as evidence, and nothing else of its author', async () => {
  const email = 'verbraucher@kunde.example';
  for (const kind of ['message', 'withdrawal'])
    await query(
      `insert into public.contact_messages (request_id, reference, name, email, message,
       privacy_consent, privacy_text_version, kind)
       values (gen_random_uuid(), $1, 'V. Braucher', $2, 'x', true, 'x', $1)`,
      [kind, email],
    );
  const [done] = await db.transaction(ADMIN, (tx) =>
    tx.query<{ result: unknown }>('select public.erase_person($1) as result', [email]),
  );
  expect(done!.result).toMatchObject({
    erased: { contact_messages: 1 },
    kept: { contact_messages: 1 },
  });
  expect(await query('select kind from public.contact_messages where email = $1', [email])).toEqual(
    [{ kind: 'withdrawal' }],
  );
});

it('exports of what names an address only what the person himself has sent', async () => {
  const [person, other] = [randomUUID(), randomUUID()];
  const address = 'selbst@kunde.example';
  await query(
    `insert into auth.users (id, email, email_confirmed_at)
     values ($1, $2, now()), ($3, 'andere@kunde.example', now())`,
    [person, address, other],
  );
  for (const [reference, sender, hour] of [
    ['MD-guest', null, 8],
    ['MD-other', other, 9],
  ] as const) {
    await query(
      `insert into public.bookings (request_id, reference, user_id, starts_at, ends_at, name, email,
         privacy_consent, privacy_text_version)
       values (gen_random_uuid(), $1, $2, $4, $4::timestamptz + interval '15 minutes', 'S', $3, true,
         'x')`,
      [reference, sender, address, `2031-01-06T0${hour}:00:00Z`],
    );
    await query(
      `insert into public.contact_messages (request_id, reference, user_id, name, email, message,
         privacy_consent, privacy_text_version)
       values (gen_random_uuid(), $1, $2, 'S', $3, 'x', true, 'x')`,
      [reference, sender, address],
    );
    await query(
      `with sent as (
         insert into public.quote_requests (request_id, reference, user_id, project_type, industry,
           name, email, phone, privacy_consent, signature, estimated_price, respond_by)
         values (gen_random_uuid(), $1, $2, 'website', 'Handwerk', 'S', $3, '1', true, 'data:', 590,
           now())
         returning id
       )
       insert into public.quote_files (quote_request_id, path, name, mime_type, size_bytes)
       select id, $1, 'a.pdf', 'application/pdf', 1 from sent`,
      [reference, sender, address],
    );
    await query(`insert into storage.objects (bucket_id, name) values ('quote-files', $1)`, [
      reference,
    ]);
  }
  const [own] = await db.transaction(as(person), (tx) =>
    tx.query<{ data: { tables: Record<string, { reference?: string }[]>; files: object[] } }>(
      'select public.export_own_data() as data',
    ),
  );
  const { tables, files } = own!.data;
  for (const table of ['quote_requests', 'bookings', 'contact_messages'])
    expect(
      tables[table]!.map(({ reference }) => reference),
      table,
    ).toEqual(['MD-guest']);
  expect(tables['quote_files']).toHaveLength(1);
  expect(files).toEqual([{ bucket: 'quote-files', path: 'MD-guest', name: 'a.pdf' }]);
  // What the export names can be fetched.
  expect(
    await db.transaction(as(person), (tx) =>
      tx.query(`select name from storage.objects where bucket_id = 'quote-files'`),
    ),
  ).toEqual([{ name: 'MD-guest' }]);
});
