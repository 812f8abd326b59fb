// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asOwner, type Database, type Scope } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const owner = asOwner('test: newsletter');
const ADMIN = '44444444-4444-4444-8444-444444444444';
const asAdmin: Scope = {
  kind: 'caller',
  role: 'authenticated',
  claims: { role: 'authenticated', sub: ADMIN, aal: 'aal1' },
};
const asService: Scope = { kind: 'caller', role: 'service_role', claims: { role: 'service_role' } };
const asAnon: Scope = { kind: 'caller', role: 'anon', claims: { role: 'anon' } };
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.transaction(owner, (tx) =>
    tx.script(`
      insert into auth.users (id, email) values ('${ADMIN}', 'admin@maasbogen.example');
      update public.profiles set role = 'admin' where id = '${ADMIN}';`),
  );
});
afterAll(() => db.close());
beforeEach(() =>
  db.transaction(owner, (tx) =>
    tx.script(
      `delete from public.outbox_mails; delete from public.newsletter_subscriptions; delete
       from public.newsletter_issues`,
    ),
  ),
);

type Row = Record<string, unknown>;
const run = <T extends Row = Row>(scope: Scope, sql: string, params: unknown[] = []) =>
  db.transaction(scope, (tx) => tx.query<T>(sql, params));
const request = (address: string) =>
  run(asService, `select public.request_newsletter($1, 'footer', 'v1')`, [address]);
const find = async (where = 'true') =>
  (await run(owner, `select * from public.newsletter_subscriptions where ${where}`))[0]!;
const confirm = async (token: unknown) =>
  (
    await run<{ ok: boolean }>(asService, `select public.confirm_newsletter($1, 'v2') as ok`, [
      token,
    ])
  )[0]!.ok;
const leave = async (token: unknown) =>
  (
    await run<{ ok: boolean }>(
      asService,
      `select public.unsubscribe_newsletter($1, 'one-click') as ok`,
      [token],
    )
  )[0]!.ok;
const mails = (template: string) =>
  run(
    owner,
    'select recipient, data, status from public.outbox_mails where template = $1 order by ' +
      'recipient',
    [template],
  );
const events = () =>
  run(owner, 'select kind, text_version, source from public.newsletter_events order by id');
const subscribe = async (address: string) => {
  await request(address);
  await confirm((await find(`email = '${address}'`))['confirm_token']);
};
const addIssue = async () =>
  (
    await run<{ id: string }>(
      asAdmin,
      `insert into public.newsletter_issues (subject, body) values ('Thema', 'Text') returning id`,
    )
  )[0]!.id;
const send = async (id: string) =>
  (await run<{ n: number }>(asAdmin, 'select public.send_newsletter_issue($1) as n', [id]))[0]!.n;

it('records both steps and mails the second one only', async () => {
  await request('Karin@Firma.example');
  const row = await find();
  expect(row).toMatchObject({
    email: 'Karin@Firma.example',
    status: 'requested',
    confirmed_at: null,
  });
  expect(await mails('newsletter-confirmation')).toEqual([
    {
      recipient: 'Karin@Firma.example',
      data: { subscription: row['id'], token: row['confirm_token'] },
      status: 'pending',
    },
  ]);
  expect(await confirm(randomUUID())).toBe(false);
  expect(await confirm(row['confirm_token'])).toBe(true);
  expect(await confirm(row['confirm_token'])).toBe(true);
  expect(await find()).toMatchObject({ status: 'confirmed', confirmed_at: expect.any(Date) });
  expect(await events()).toEqual([
    { kind: 'requested', text_version: 'v1', source: 'footer' },
    { kind: 'confirmed', text_version: 'v2', source: 'link' },
  ]);
});

it('sends a stranger three confirmation mails a day at most, and a confirmed address none', async () => {
  for (let i = 0; i < 5; i++) await request('karin@firma.example');
  await request('KARIN@firma.example');
  expect(await mails('newsletter-confirmation')).toHaveLength(3);
  await confirm((await find())['confirm_token']);
  await request('karin@firma.example');
  expect(await mails('newsletter-confirmation')).toHaveLength(3);
  expect(await find()).toMatchObject({ status: 'confirmed' });
});

it('does not confirm after 30 days', async () => {
  await request('karin@firma.example');
  await run(
    owner,
    `update public.newsletter_subscriptions set requested_at = now() - interval '31 days'`,
  );
  expect(await confirm((await find())['confirm_token'])).toBe(false);
});

it('refuses an issue to anybody who has not confirmed, whoever queues it', async () => {
  await request('karin@firma.example');
  const { id } = await find();
  for (const data of [{ subscription: id }, { subscription: randomUUID() }, {}])
    await expect(
      run(
        asService,
        `select public.enqueue_mail($1, 'newsletter-issue', 'karin@firma.example',
         $2::text::jsonb)`,
        [randomUUID(), JSON.stringify(data)],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  await expect(
    run(
      asService,
      `select public.enqueue_mail('t', 'newsletter-test', 'karin@firma.example', '{}')`,
    ),
  ).rejects.toMatchObject({
    code: '23514',
  });
  // Nor can the service confirm somebody by hand.
  await expect(
    run(asService, `update public.newsletter_subscriptions set status = 'confirmed'`),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(send(await addIssue())).rejects.toMatchObject({ code: 'P0002' });
});

it('sends an issue once to every confirmed address, however often it is asked for', async () => {
  await subscribe('a@firma.example');
  await subscribe('b@firma.example');
  await request('c@firma.example');
  const id = await addIssue();
  const results = await Promise.allSettled([send(id), send(id), send(id)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(send(id)).rejects.toMatchObject({ code: 'P0002' });
  expect((await mails('newsletter-issue')).map(({ recipient }) => recipient)).toEqual([
    'a@firma.example',
    'b@firma.example',
  ]);
  const [{ summary } = { summary: {} }] = await run<{ summary: Row }>(
    asAdmin,
    'select public.newsletter_summary() as summary',
  );
  expect(summary).toMatchObject({
    requested: 1,
    confirmed: 2,
    unsubscribed: 0,
    issues: [{ id, status: 'sent', recipients: 2, waiting: 2, failed: 0 }],
  });
  // A sent issue is history: neither changed nor deleted.
  expect(
    await run(
      asAdmin,
      `update public.newsletter_issues set subject = 'anders' where id = $1 returning 1`,
      [id],
    ),
  ).toEqual([]);
  expect(
    await run(asAdmin, 'delete from public.newsletter_issues where id = $1 returning 1', [id]),
  ).toEqual([]);
});

it('sends given up mails of an issue once more, five a second, and leaves all others alone', async () => {
  const addresses = ['a', 'b', 'c', 'd'].map((name) => `${name}@firma.example`);
  for (const address of addresses) await subscribe(address);
  const id = await addIssue();
  await send(id);
  const retry = () =>
    run<{ n: number }>(asAdmin, 'select public.retry_newsletter_issue($1) as n', [id]);
  await expect(retry()).rejects.toMatchObject({ code: 'P0002' });
  await run(
    owner,
    `update public.outbox_mails set attempts = 10, next_attempt_at = now() - interval '1 day',
       status = case recipient when 'a@firma.example' then 'sent' else 'dead' end
     where template = 'newsletter-issue'`,
  );
  const gone = await find(`email = 'd@firma.example'`);
  await leave(gone['unsubscribe_token']);
  expect(await retry()).toEqual([{ n: 2 }]);
  const rows = await run<{ next_attempt_at: Date }>(
    owner,
    `select recipient, status, attempts, next_attempt_at from public.outbox_mails
     where template = 'newsletter-issue' order by recipient`,
  );
  expect(rows).toMatchObject([
    { recipient: 'a@firma.example', status: 'sent', attempts: 10 },
    { recipient: 'b@firma.example', status: 'pending', attempts: 0 },
    { recipient: 'c@firma.example', status: 'pending', attempts: 0 },
  ]);
  const [, one, other] = rows.map(({ next_attempt_at: at }) => at.getTime());
  expect(Math.abs(one! - other!)).toBe(200);
});

it('keeps no other mail waiting behind an issue, however long that has been due', async () => {
  await subscribe('a@firma.example');
  await subscribe('b@firma.example');
  await run(owner, 'delete from public.outbox_mails');
  await send(await addIssue());
  await run(owner, `update public.outbox_mails set next_attempt_at = now() - interval '1 hour'`);
  await run(owner, `select public.enqueue_mail('p', 'password-recovery', 'a@firma.example', '{}')`);
  const claimed = await run(owner, 'select template from public.claim_mails(2)');
  expect(claimed).toEqual([{ template: 'password-recovery' }, { template: 'newsletter-issue' }]);
});

it('keeps the hash alone after unsubscribing, takes waiting mails away, and starts anew only with a new link', async () => {
  await subscribe('a@firma.example');
  await subscribe('b@firma.example');
  const before = await find(`email = 'a@firma.example'`);
  const id = await addIssue();
  await send(id);
  expect(await leave(randomUUID())).toBe(false);
  expect(await leave(before['unsubscribe_token'])).toBe(true);
  expect(await leave(before['unsubscribe_token'])).toBe(true);
  expect(await find(`id = '${String(before['id'])}'`)).toMatchObject({
    status: 'unsubscribed',
    email: null,
    email_hash: before['email_hash'],
  });
  expect(
    await run(owner, `select 1 from public.outbox_mails where recipient = 'a@firma.example'`),
  ).toEqual([]);
  expect(await run(owner, 'select recipients from public.newsletter_issues')).toEqual([
    { recipients: 1 },
  ]);
  expect((await events()).filter(({ kind }) => kind === 'unsubscribed')).toEqual([
    { kind: 'unsubscribed', text_version: '', source: 'one-click' },
  ]);

  await request('A@firma.example');
  const again = await find(`email = 'A@firma.example'`);
  expect(again).toMatchObject({
    id: before['id'],
    status: 'requested',
    unsubscribe_token: before['unsubscribe_token'],
  });
  expect(await confirm(before['confirm_token'])).toBe(false);
  expect(await confirm(again['confirm_token'])).toBe(true);
});

it('lets only admins send, test and unsubscribe others', async () => {
  const id = await addIssue();
  for (const call of [
    `send_newsletter_issue('${id}')`,
    `test_newsletter_issue('${id}')`,
    `retry_newsletter_issue('${id}')`,
    `unsubscribe_by_admin('${id}')`,
  ]) {
    await expect(run(asAnon, `select public.${call}`), call).rejects.toMatchObject({
      code: '42501',
    });
    const customer: Scope = {
      kind: 'caller',
      role: 'authenticated',
      claims: { role: 'authenticated', sub: randomUUID() },
    };
    await expect(run(customer, `select public.${call}`), call).rejects.toMatchObject({
      code: '42501',
    });
  }
  await run(asAdmin, 'select public.test_newsletter_issue($1)', [id]);
  expect(await mails('newsletter-test')).toEqual([
    { recipient: 'admin@maasbogen.example', data: { issue: id }, status: 'pending' },
  ]);
});

it('takes the ticked box of an enquiry as a request, in the same transaction', async () => {
  const add = (newsletter: boolean, email: string) =>
    run(
      asService,
      `select public.submit_quote_request(jsonb_build_object('request_id', gen_random_uuid(),
       'reference', $1::text, 'project_type', 'website', 'industry', 'x', 'urgency', '', 'budget',
       '',
         'name', 'n', 'company', '', 'email', $1::text, 'phone', '1', 'location', '',
           'additional_services', '[]'::jsonb, 'message', '', 'privacy_consent', true,
           'newsletter_consent', $2::boolean,
         'signature', 's', 'signature_kind', 'drawn', 'estimated_price', 1, 'respond_by', now(),
           'suspicions', '[]'::jsonb),
       jsonb_build_array(jsonb_build_object('kind', 'newsletter', 'granted', $2::boolean,
         'text_version', 'quote-v')), '[]')`,
      [email, newsletter],
    );
  await add(false, 'ohne@firma.example');
  await add(true, 'mit@firma.example');
  expect(
    await run(owner, 'select email, status, source from public.newsletter_subscriptions'),
  ).toEqual([{ email: 'mit@firma.example', status: 'requested', source: 'quote' }]);
  expect(await events()).toEqual([{ kind: 'requested', text_version: 'quote-v', source: 'quote' }]);
});

it('ends unconfirmed requests after 30 days and proofs after 3 years', async () => {
  for (const name of ['alt', 'neu', 'zurueck', 'abgemeldet', 'lange-her'])
    await request(`${name}@firma.example`);
  for (const name of ['zurueck', 'abgemeldet', 'lange-her'])
    await leave((await find(`email = '${name}@firma.example'`))['unsubscribe_token']);
  await request('zurueck@firma.example');
  await run(
    owner,
    `update public.newsletter_subscriptions set requested_at = now() - interval '31 days'
     where email in ('alt@firma.example', 'zurueck@firma.example')`,
  );
  await run(
    owner,
    `update public.newsletter_subscriptions set unsubscribed_at = now() - interval '37 months'
     where email_hash = encode(sha256(convert_to('lange-her@firma.example', 'UTF8')), 'hex')`,
  );
  const [{ counts } = { counts: {} }] = await run<{ counts: Row }>(
    asService,
    'select public.purge_newsletter() as counts',
  );
  expect(counts).toEqual({ requests: 2, proofs: 1 });
  expect(
    await run(
      owner,
      'select email, status from public.newsletter_subscriptions order by email nulls last',
    ),
  ).toEqual([
    { email: 'neu@firma.example', status: 'requested' },
    { email: null, status: 'unsubscribed' },
    { email: null, status: 'unsubscribed' },
  ]);
});
