// @database postgres
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { RETENTION } from '#shared/privacy/retention.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const seeding = asOwner('test: seed rows');
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8');
  await db.transaction(seeding, (tx) => tx.script(seed));
});
afterAll(() => db.close());

const run = async () =>
  (
    await db.transaction(seeding, (tx) =>
      tx.query<{ counts: Record<string, number> }>('select public.run_retention() as counts'),
    )
  )[0]!.counts;
/** The trigger that keeps updated_at would put the rows back to now. */
const age = (sql: string) =>
  db.transaction(seeding, (tx) =>
    tx.script(`set local session_replication_role = replica; ${sql}`),
  );

it('keeps what is within its period', async () => {
  expect(await run()).toEqual({
    requests: 0,
    messages: 0,
    withdrawals: 0,
    mails: 0,
    events: 0,
    proofs: 0,
    errors: 0,
  });
});

it('deletes what is past it, but no order and no new dead mail', async () => {
  await age(`
    update public.quote_requests set updated_at = now() - interval '7 months';
    update public.quote_request_notes set created_at = now() - interval '7 months';
    update public.tasks set created_at = now() - interval '7 months', due_on = null;
    update public.messages set created_at = now() - interval '7 months';
    update public.offers set updated_at = now() - interval '7 months',
      valid_until = current_date - 213;
    update public.offer_events set created_at = now() - interval '7 months';
    update public.contact_messages set updated_at = now() - interval '7 months';
    update public.analytics_events set created_at = now() - interval '91 days';
    insert into public.analytics_daily (day, category, name, count)
      values (current_date - 91, 'count', 'raw-rows-gone', 7);
    update public.consent_proofs set created_at = now() - interval '37 months';
    update public.error_groups set last_seen = now() - interval '91 days';
    update public.outbox_mails set status = 'sent', sent_at = now() - interval '31 days';
    insert into public.outbox_mails (event_key, template, recipient, status)
      values ('dead', 'x', 'y', 'dead');
    insert into public.outbox_mails (event_key, template, recipient, status, created_at)
      values ('dead long ago', 'x', 'y', 'dead', now() - interval '31 days');
    insert into public.quote_requests (request_id, reference, project_type, industry, name, email,
      phone, privacy_consent, signature, estimated_price, respond_by, status, updated_at)
    values (gen_random_uuid(), 'MD-ORDER', 'website', 'Handwerk', 'n', 'e', 'p', true, 's', 1,
      now(), 'won', now() - interval '2 years');`);
  expect(await run()).toEqual({
    requests: 1,
    messages: 1,
    withdrawals: 0,
    mails: 2,
    events: 1,
    proofs: 1,
    errors: 1,
  });
  const left = await db.transaction(seeding, (tx) =>
    tx.query(
      `select reference as name from public.quote_requests union all select event_key
       from public.outbox_mails order by 1`,
    ),
  );
  expect(left).toEqual([{ name: 'MD-ORDER' }, { name: 'dead' }]);
  expect(
    await db.transaction(seeding, (tx) => tx.query('select 1 from public.quote_consents')),
  ).toEqual([]);
  // Raw events end, their daily totals stay.
  const totals = await db.transaction(seeding, (tx) =>
    tx.query(`select count::integer from public.analytics_daily where name = 'raw-rows-gone'`),
  );
  expect(totals).toEqual([{ count: 7 }]);
  // The audit log tells that a row went, not what stood in it.
  const [entry] = await db.transaction(seeding, (tx) =>
    tx.query(
      `select before, after from public.audit_log where table_name = 'quote_requests'
       and action = 'DELETE'`,
    ),
  );
  expect(entry).toEqual({ before: null, after: null });
});

/** As the worker calls it; a dry run first, which must tell the same and take it all back. */
async function apply(): Promise<Record<string, number>> {
  const call = async (dry: boolean) =>
    (
      await db.transaction(
        { kind: 'caller', role: 'service_role', claims: { role: 'service_role' } },
        (tx) =>
          tx.query<{ counts: Record<string, number> }>(
            'select public.apply_retention($1) as counts',
            [dry],
          ),
      )
    )[0]!.counts;
  const foretold = await call(true);
  expect(await call(true)).toEqual(foretold);
  expect(await call(false)).toEqual(foretold);
  return Object.fromEntries(Object.entries(foretold).filter(([, count]) => count > 0));
}

it('keeps a withdrawal 3 years to the end of the year, longer than a message', async () => {
  const add = (reference: string, years: number) =>
    age(`insert into public.contact_messages (request_id, reference, name, email, message,
     privacy_consent, privacy_text_version, kind, created_at, updated_at)
      values (gen_random_uuid(), '${reference}', 'n', 'e', 'm', false, 'x', 'withdrawal',
        make_date(extract(year from now())::int - ${years}, 1, 2), now() - interval '2 years');`);
  await add('MW-3', 3);
  await add('MW-4', 4);
  expect(await apply()).toEqual({ withdrawals: 1 });
  expect(
    await db.transaction(seeding, (tx) =>
      tx.query('select reference from public.contact_messages'),
    ),
  ).toEqual([{ reference: 'MW-3' }]);
});

it('ends fiscal records 7 years after the year of their last payment, with cancellation and audit contents', async () => {
  const year = (back: number) => `make_date(extract(year from now())::int - ${back}, 12, 31)`;
  const invoice = (id: number, number: string, issued: number, cancels = 'null') => `
    insert into public.invoices (id, number, status, kind, cancels, customer_email, content,
      snapshot, snapshot_hash, gross_cents, issued_on)
    values ('cccccccc-0000-4000-8000-00000000000${id}', '${number}', 'paid',
      '${cancels === 'null' ? 'invoice' : 'cancellation'}', ${cancels}, 'alt@kunde.example', '{}',
      '{}', 'x', 1, ${year(issued)});`;
  const offer = (id: number, status: string, decided: string) => `
    insert into public.offers (id, number, customer_email, status, content, snapshot, snapshot_hash,
      gross_cents, valid_until, sent_at, decided_at, accepted_options, accepted_net_cents,
      accepted_tax_cents, accepted_gross_cents)
    values ('dddddddd-0000-4000-8000-00000000000${id}', 'AN-ALT-${id}', 'alt@kunde.example',
      '${status}', '{}', '{}', 'x', 1, current_date - 300, now() - interval '7 months', ${decided}
      ${status === 'accepted' ? `, '{}', 1, 0, 1` : ', null, null, null, null'});`;
  // With triggers: what is audited must lose its contents later.
  await db.transaction(seeding, (tx) =>
    tx.script(`
      ${invoice(1, 'RE-ALT-1', 8)}
        ${invoice(2, 'RE-ALT-2', 8, `'cccccccc-0000-4000-8000-000000000001'`)}
      ${invoice(3, 'RE-ALT-3', 9)} insert into public.payments (invoice_id, amount_cents, paid_on)
        values ('cccccccc-0000-4000-8000-000000000003', 1, ${year(8)});
      ${invoice(4, 'RE-ALT-4', 8)} insert into public.payments (invoice_id, amount_cents, paid_on)
        values ('cccccccc-0000-4000-8000-000000000004', 1, ${year(7)});
      ${invoice(5, 'RE-ALT-5', 8)}
        ${invoice(6, 'RE-ALT-6', 7, `'cccccccc-0000-4000-8000-000000000005'`)}
      ${invoice(7, 'RE-ALT-7', 7)}
      ${offer(1, 'accepted', year(8))} ${offer(2, 'accepted', year(7))}
        ${offer(3, 'refused', `now() - interval '7 months'`)}
        ${offer(4, 'refused', `now() - interval '5 months'`)} ${offer(5, 'sent', 'null')}
      insert into public.offer_events (offer_id, kind)
        values ('dddddddd-0000-4000-8000-000000000001', 'accepted');`),
  );
  await age(`
    update public.quote_requests set updated_at = ${year(8)} where reference = 'MD-ORDER';
    update public.projects set status = 'done', updated_at = now() - interval '25 months';`);
  expect(await apply()).toEqual({ invoices: 3, orders: 2, offers: 2, projects: 1 });
  const left = await db.transaction(seeding, (tx) =>
    tx.query<{ number: string }>(
      `select number from public.invoices where number like 'RE-ALT%' union all select number
       from public.offers where number like 'AN-ALT%' order by 1`,
    ),
  );
  expect(left.map(({ number }) => number)).toEqual([
    'AN-ALT-2',
    'AN-ALT-4',
    'RE-ALT-4',
    'RE-ALT-5',
    'RE-ALT-6',
    'RE-ALT-7',
  ]);
  const told = await db.transaction(seeding, (tx) =>
    tx.query<{ number: string }>(
      `select after ->> 'number' as number from public.audit_log where action = 'INSERT'
       and after ->> 'customer_email' = 'alt@kunde.example' order by 1`,
    ),
  );
  expect(told.map(({ number }) => number)).toEqual([
    'AN-ALT-2',
    'AN-ALT-4',
    'RE-ALT-4',
    'RE-ALT-5',
    'RE-ALT-6',
    'RE-ALT-7',
  ]);
  const [entry] = await db.transaction(seeding, (tx) =>
    tx.query('select counts from public.deletion_log order by id desc limit 1'),
  );
  expect(entry).toEqual({ counts: { invoices: 3, orders: 2, offers: 2, projects: 1 } });
});

it('leaves issued documents undeletable for everybody else', async () => {
  await expect(
    db.transaction(seeding, (tx) =>
      tx.query(`delete from public.invoices where number = 'RE-ALT-7'`),
    ),
  ).rejects.toMatchObject({
    code: '23514',
  });
});

it('follows the periods an admin has set, within the bounds of the law and of the form', async () => {
  const admin = {
    kind: 'caller',
    role: 'authenticated',
    claims: { role: 'authenticated', sub: '44444444-4444-4444-8444-444444444444', aal: 'aal1' },
  } as const;
  const set = (id: string, value: number) =>
    db.transaction(admin, (tx) =>
      tx.query(`update public.retention_periods set ${id} = $1 returning ${id} as value`, [value]),
    );
  for (const { id, min, max, usual } of RETENTION) {
    expect(
      await db.transaction(seeding, (tx) =>
        tx.query(`select ${id} as value from public.retention_periods`),
      ),
    ).toEqual([{ value: usual }]);
    for (const wrong of [min - 1, max + 1])
      await expect(set(id, wrong), `${id} ${wrong}`).rejects.toMatchObject({ code: '23514' });
    for (const right of [min, max, usual])
      expect(await set(id, right), `${id} ${right}`).toEqual([{ value: right }]);
  }
  await age(`
    delete from public.outbox_mails;
    insert into public.outbox_mails (event_key, template, recipient, status, sent_at)
      values ('ten-days', 'x', 'y', 'sent', now() - interval '10 days');
    insert into public.chat_sessions (session_id, last_message_at)
      values ('ten-days', now() - interval '10 days');
    insert into public.consent_proofs (proof_id, action, functional, analytics, marketing,
      text_version, created_at)
    values (gen_random_uuid(), 'withdraw', false, false, false, 'x', now() - interval '4 years');`);
  await set('proof_years', 5);
  expect(await apply()).toEqual({});
  await set('mail_days', 9);
  await set('chat_days', 9);
  expect(await apply()).toEqual({ mails: 1, chats: 1 });
});

it('keeps an enquiry while somebody deals with it, and what was joined with it', async () => {
  await age('delete from public.quote_requests; delete from public.offers;');
  const enquiry = (name: string, id: number, more = '') => `
    insert into public.quote_requests (id, request_id, reference, project_type, industry, name,
      email, phone, privacy_consent, signature, estimated_price, respond_by, updated_at, status)
    values ('eeeeeeee-0000-4000-8000-00000000000${id}', gen_random_uuid(), '${name}', 'website',
      'Handwerk', 'n', 'e', 'p', true, 's', 1, now(), now() - interval '7 months', 'offered');
    ${more}`;
  const idOf = (id: number): string => `'eeeeeeee-0000-4000-8000-00000000000${id}'`;
  await age(`
    ${enquiry('MD-GONE', 1)}
    ${enquiry('MD-NOTED', 2)}
      insert into public.quote_request_notes (quote_request_id, body) values (${idOf(2)}, 'x');
    ${enquiry('MD-DUE', 3)}
      insert into public.tasks (quote_request_id, title, due_on, created_at)
        values (${idOf(3)}, 'x', current_date + 9, now() - interval '7 months');
    ${enquiry('MD-OFFERED', 4)}
      insert into public.offers (id, number, quote_request_id, customer_email, status, content,
        snapshot, snapshot_hash, gross_cents, valid_until, sent_at, updated_at)
      values ('dddddddd-0000-4000-8000-000000000009', 'AN-LANG', ${idOf(4)}, 'e', 'sent', '{}',
        '{}', 'x', 1, current_date - 1, now() - interval '7 months', now() - interval '7 months');
    ${enquiry('MD-JOINED', 5)}
      update public.quote_requests set merged_into = ${idOf(2)} where id = ${idOf(5)};`);
  expect(await apply()).toEqual({ requests: 1 });
  const left = await db.transaction(seeding, (tx) =>
    tx.query<{ name: string }>(
      `select reference as name from public.quote_requests union all
       select number from public.offers order by 1`,
    ),
  );
  expect(left.map(({ name }) => name)).toEqual([
    'AN-LANG',
    'MD-DUE',
    'MD-JOINED',
    'MD-NOTED',
    'MD-OFFERED',
  ]);
});

it('ends accounts whose address nobody has confirmed', async () => {
  const account = (name: string, age: string, confirmed = 'null', invited = 'null') => `
    (gen_random_uuid(), '${name}@konto.example', now() - interval '${age}', ${confirmed},
      ${invited})`;
  await db.transaction(seeding, (tx) =>
    tx.script(`
      insert into auth.users (id, email, created_at, email_confirmed_at, invited_at) values
        ${account('fremd', '31 days')}, ${account('neu', '29 days')},
        ${account('kunde', '31 days', 'now()')}, ${account('team', '31 days', 'null', 'now()')};`),
  );
  expect(await apply()).toEqual({ sign_ups: 1 });
  const left = await db.transaction(seeding, (tx) =>
    tx.query<{ email: string }>(
      `select email from auth.users where email like '%@konto.example' order by 1`,
    ),
  );
  expect(left.map(({ email }) => email)).toEqual([
    'kunde@konto.example',
    'neu@konto.example',
    'team@konto.example',
  ]);
});

it('empties what the log told of a row when somebody deletes it by hand', async () => {
  const told = () =>
    db.transaction(seeding, (tx) =>
      tx.query<{ action: string; names: boolean }>(
        `select action, concat(before, after) like '%Gerda%' as names from public.audit_log
         where row_id = 'abababab-0000-4000-8000-000000000001' order by id`,
      ),
    );
  await db.transaction(seeding, (tx) =>
    tx.script(`
      insert into public.testimonials (id, name, rating, text, date, service)
        values ('abababab-0000-4000-8000-000000000001', 'Gerda Muster', 5, 'Gut.', current_date,
          'Website');`),
  );
  expect(await told()).toEqual([{ action: 'INSERT', names: true }]);
  await db.transaction(seeding, (tx) => tx.script('delete from public.testimonials;'));
  expect(await told()).toEqual([
    { action: 'INSERT', names: false },
    { action: 'DELETE', names: false },
  ]);
});

it('keeps talk and contact of a visitor who waits for a person until he is answered', async () => {
  const handOver = (id: string, age: string, settled = 'null') => `
    insert into public.chat_sessions (session_id, handed_over_at, last_message_at, settled_at)
      values ('${id}', now() - interval '${age}', now() - interval '${age}', ${settled});
    insert into public.outbox_mails (event_key, template, recipient, status, sent_at) values
      ('chat:${id}:handover:x', 'chat-handover', 'y', 'sent', now() - interval '${age}'),
      ('chat:${id}:transcript:x', 'chat-transcript', 'y', 'sent', now() - interval '${age}');`;
  await age(`
    delete from public.outbox_mails;
    ${handOver('waiting', '31 days')} ${handOver('answered', '31 days', 'now()')}
    ${handOver('given up', '7 months')}`);
  await apply();
  const left = await db.transaction(seeding, (tx) =>
    tx.query<{ name: string }>(
      `select session_id as name from public.chat_sessions where handed_over_at is not null
       union all select event_key from public.outbox_mails order by 1`,
    ),
  );
  expect(left.map(({ name }) => name)).toEqual(['chat:waiting:handover:x', 'waiting']);
});

it.each(['sent', 'dead'])(
  'empties a %s mail to the agency of a talk that was deleted',
  async (status) => {
    await age(`
    delete from public.outbox_mails;
    insert into public.chat_sessions (session_id, handed_over_at) values ('over-${status}', now());
    insert into public.chat_messages (session_id, role, content)
      values ('over-${status}', 'user', 'Mein Rücken tut weh');
    insert into public.outbox_mails (event_key, template, recipient, status, sent_at, data) values
      ('chat:over-${status}:handover:x', 'chat-handover', 'y', '${status}', now(),
       '{"contact": "z@kunde.example", "transcript": [{"content": "Mein Rücken tut weh"}]}');`);
    await db.transaction(seeding, (tx) => tx.query(`select public.delete_chat('over-${status}')`));
    expect(
      await db.transaction(seeding, (tx) => tx.query('select data from public.outbox_mails')),
    ).toEqual([{ data: { contact: 'z@kunde.example', transcript: [] } }]);
  },
);
