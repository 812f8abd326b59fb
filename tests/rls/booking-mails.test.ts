// @database postgres
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const owner = asOwner('test: mails about talks');
const ID = '0a20f929-17bb-42b9-8172-e73da089db4b';
const CUSTOMER = '5b1f0c1e-3c0e-4f68-9d4a-6b1c4f4b0a11';
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await query(
    `insert into auth.users (id, email, email_confirmed_at)
     values ('${CUSTOMER}', 'kunde@firma.example', now())`,
  );
});
afterAll(() => db.close());
beforeEach(() => query('delete from public.bookings; delete from public.outbox_mails'));

const query = (sql: string): Promise<Record<string, unknown>[]> =>
  db.transaction(owner, async (tx) => {
    const parts = sql.split(';').filter((part) => part.trim());
    for (const part of parts.slice(0, -1)) await tx.query(part);
    return tx.query(parts.at(-1)!);
  });
/** A talk in `starts`, held `confirm` from now; written down `age` ago. */
const addTalk = ({
  starts = '2 days',
  confirm = '30 minutes',
  age = '0',
  email = 'gast@firma.example',
} = {}) =>
  query(
    `insert into public.bookings (id, request_id, reference, user_id, starts_at, ends_at, name,
       email, privacy_consent, privacy_text_version, confirm_by, created_at)
     values ('${ID}', gen_random_uuid(), 'MT-1', '${CUSTOMER}', now() + interval '${starts}',
       now() + interval '${starts}' + interval '15 minutes', 'n', '${email}', true, 'x',
       ${confirm ? `now() + interval '${confirm}'` : 'null'}, now() - interval '${age}')`,
  );
/** A mail of the talk: what its key ends with. */
const addMail = (end: string, status = 'pending', until = '6 hours') =>
  query(
    `insert into public.outbox_mails (event_key, template, recipient, status, valid_until)
     values ('booking:${ID}:0:${end}', 'booking-visitor', 'gast@firma.example', '${status}',
       now() + interval '${until}')`,
  );
const keys = async () =>
  (await query('select event_key, status from public.outbox_mails order by 1')).map(
    (row) => `${String(row['event_key']).split(':').slice(3).join(':')} ${String(row['status'])}`,
  );
const talk = async () =>
  (
    await query(
      `select status, confirmed_at is not null as proven,
         round(extract(epoch from confirm_by - now()) / 60)::int as minutes from public.bookings`,
    )
  )[0];
const change = (what: string, actor = 'null') =>
  query(
    `select public.change_booking('${ID}', 0, '${what}', '[{"event_key": "booking:${ID}:1:visitor",
       "template": "booking-visitor", "recipient": "gast@firma.example"}]', ${actor})`,
  );

it('sends nothing of a talk as it was before it changed', async () => {
  await addTalk({ confirm: '' });
  for (const [end, status] of [
    ['visitor', 'pending'],
    ['agency', 'held'],
    ['reminder-24', 'pending'],
    ['reminder-1', 'sent'],
    ['request', 'dead'],
    ['other', 'sending'],
  ] as const)
    await addMail(end, status);
  await change('{"status": "cancelled"}');
  expect(await keys()).toEqual([
    'other sending',
    'reminder-1 sent',
    'request dead',
    'visitor pending',
  ]);
  // Under way it may fail: then it is not sent again.
  await query(`update public.outbox_mails set next_attempt_at = now() - interval '1 second'`);
  const claimed = await query('select event_key from public.claim_mails(10)');
  expect(claimed).toEqual([{ event_key: `booking:${ID}:1:visitor` }]);
});

it('asks nobody to confirm what is confirmed', async () => {
  await addTalk();
  await addMail('request');
  await change('{}');
  expect(await keys()).toEqual(['visitor pending']);
});

it('reminds of no talk that has begun', async () => {
  await addMail('reminder-1', 'pending', '-1 second');
  await addMail('reminder-24', 'held', '-1 second');
  await addMail('visitor');
  expect(await query('select event_key from public.claim_mails(10)')).toHaveLength(1);
  expect(await keys()).toEqual(['visitor sending']);
});

it('keeps no mail of an erased talk but the one under way', async () => {
  await addTalk();
  for (const status of ['pending', 'sent', 'dead', 'held', 'sending'])
    await addMail(status, status);
  await query('delete from public.bookings');
  expect(await keys()).toEqual(['sending sending']);
});

it('holds a talk for half an hour from when its mail has left, and no longer than it may leave', async () => {
  const busy = async () =>
    (await query(`select jsonb_array_length(public.booking_calendar() -> 'busy') as count`))[0]![
      'count'
    ];
  for (const status of ['pending', 'sending']) {
    await query('delete from public.bookings; delete from public.outbox_mails');
    await addTalk({ confirm: '-60 minutes', age: '90 minutes' });
    await addMail('request', status);
    await query('select public.end_unconfirmed_bookings()');
    expect(await talk()).toMatchObject({ status: 'booked' });
    expect(await busy()).toBe(1);
  }
  // Nobody knows when a mail that is held back will leave.
  await query(`update public.outbox_mails set status = 'held'`);
  expect(await busy()).toBe(0);
  await query(
    `update public.outbox_mails set status = 'sending';
     select public.finish_mail(id) from public.outbox_mails`,
  );
  expect(await talk()).toMatchObject({ status: 'booked', minutes: 30 });
  // Told again, it begins no third time.
  await query(
    `update public.bookings set confirm_by = now() - interval '1 minute';
     select public.finish_mail(id) from public.outbox_mails`,
  );
  expect(await busy()).toBe(0);
  await query('select public.end_unconfirmed_bookings()');
  expect(await talk()).toMatchObject({ status: 'cancelled' });

  await query('delete from public.bookings; delete from public.outbox_mails');
  await addTalk({ confirm: '-6 hours', age: '390 minutes' });
  await addMail('request', 'pending', '-1 second');
  await query('select public.end_unconfirmed_bookings()');
  expect(await talk()).toMatchObject({ status: 'cancelled' });
  expect(await keys()).toEqual([]);
});

it('holds no talk beyond its start', async () => {
  await addTalk({ starts: '10 minutes', confirm: '-1 minute', age: '31 minutes' });
  await addMail('request', 'sending', '10 minutes');
  await query('select public.finish_mail(id) from public.outbox_mails');
  expect(await talk()).toMatchObject({ minutes: 10 });
});

it('knows a mailbox by its link and by the account of that address alone', async () => {
  for (const [email, actor, proven] of [
    ['fremd@firma.example', `'${CUSTOMER}'`, false],
    ['Kunde@firma.example', `'${CUSTOMER}'`, true],
    ['fremd@firma.example', 'null', true],
    ['Kunde@firma.example', 'gen_random_uuid()', false],
  ] as const) {
    await query('delete from public.bookings');
    await addTalk({ email });
    await change('{}', actor);
    expect(await talk(), `${email} ${actor}`).toMatchObject({ status: 'booked', proven });
  }
});

it('counts a talk that nobody has confirmed as no contact with its customer', async () => {
  const contact = () => query('select kind from public.last_contacts()');
  await addTalk();
  expect(await contact()).toEqual([]);
  await change('{}');
  expect(await contact()).toEqual([{ kind: 'talk' }]);
});

it('follow a customer to his new address, with the talk itself', async () => {
  const move = (address: string) =>
    query(`update auth.users set email = '${address}' where id = '${CUSTOMER}'`);
  const mailboxes = async () =>
    (
      await query(`select recipient, data ->> 'email' as email, status from public.outbox_mails
        order by status, recipient`)
    ).map((row) => Object.values(row).join(' '));
  await addTalk({ email: 'Kunde@firma.example', confirm: '' });
  const add = (end: string, status: string, recipient = 'kunde@firma.example') =>
    query(
      `insert into public.outbox_mails (event_key, template, recipient, status, data)
       values ('booking:${ID}:0:${end}', 'booking-visitor', '${recipient}', '${status}',
         '{"email": "kunde@firma.example"}')`,
    );
  await add('visitor', 'sent');
  await add('reminder-1', 'pending');
  await add('reminder-24', 'held');
  await add('agency', 'pending', 'kontakt@agentur.example');
  await move('neu@firma.example');
  expect(await query('select email from public.bookings')).toEqual([
    { email: 'neu@firma.example' },
  ]);
  expect(await mailboxes()).toEqual([
    'neu@firma.example neu@firma.example held',
    'kontakt@agentur.example neu@firma.example pending',
    'neu@firma.example neu@firma.example pending',
    'kunde@firma.example kunde@firma.example sent',
  ]);
  // One for another mailbox stays there, and so does one that was held.
  await query(`update public.bookings set email = 'kollege@firma.example'`);
  await move('kunde@firma.example');
  expect(await query('select email from public.bookings')).toEqual([
    { email: 'kollege@firma.example' },
  ]);
});

it('are sent once more as long as the talk stands as they say', async () => {
  await query(`update public.profiles set role = 'admin' where id = '${CUSTOMER}'`);
  const resend = (id: unknown) =>
    db.transaction(
      {
        kind: 'caller',
        role: 'authenticated',
        claims: { sub: CUSTOMER, role: 'authenticated', aal: 'aal1' },
      },
      (tx) => tx.query('select public.resend_mail($1) as id', [id]),
    );
  await addTalk({ confirm: '' });
  const add = async (kind: string, sequence = 0, until = 'null') =>
    (
      await query(
        `insert into public.outbox_mails
           (event_key, template, recipient, status, data, valid_until)
         select 'booking:${ID}:' || gen_random_uuid(), 'booking-visitor', email, 'sent',
           jsonb_build_object('id', id, 'kind', '${kind}', 'sequence', ${sequence},
             'startsAt', starts_at), ${until}
         from public.bookings returning id`,
      )
    )[0]!['id'];
  const refused = { code: '55000', message: expect.stringContaining('nicht mehr so') };
  const booked = await add('booked');
  const reminder = await add('reminder', 0, `now() + interval '2 days'`);
  const [again] = await resend(reminder);
  expect(
    await query(
      `select event_key like 'booking:${ID}:again:%' as is_known, valid_until > now() as ends
       from public.outbox_mails where id = '${String(again!['id'])}'`,
    ),
  ).toEqual([{ is_known: true, ends: true }]);
  await expect(resend(await add('requested'))).resolves.toHaveLength(1);
  for (const passed of [
    await add('moved', 1),
    await add('cancelled'),
    await add('reminder', 0, `now() - interval '1 minute'`),
  ])
    await expect(resend(passed)).rejects.toMatchObject(refused);
  await query(`update public.bookings set starts_at = starts_at + interval '1 minute'`);
  await expect(resend(booked)).rejects.toMatchObject(refused);
  // What waits goes with the state that it tells of.
  expect(await query(`select id from public.outbox_mails where status = 'pending'`)).toEqual([]);
  await query(
    `update public.bookings set starts_at = now() - interval '1 minute', ends_at = now()`,
  );
  await expect(resend(await add('booked'))).rejects.toMatchObject(refused);
});
