// @database postgres
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const working = asOwner('test: the worker sends mails');
const ADMIN = '00000000-0000-4000-8000-0000000000a1';
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.transaction(working, (tx) =>
    tx.script(
      "insert into public.outbox_mails (event_key, template, recipient) values ('e', 't', 'r')",
    ),
  );
});
afterAll(() => db.close());

const claim = (): Promise<{ id: string }[]> =>
  db.transaction(working, (tx) =>
    tx.query<{ id: string }>('select id from public.claim_mails(10)'),
  );

type Row = { status: string; attempts: number; last_error: string; minutes: number };
const failOnce = (id: string): Promise<Row> =>
  db.transaction(working, async (tx) => {
    await tx.query('select public.fail_mail($1, $2)', [id, 'refused']);
    const [row] = await tx.query<Row>(
      `select status, attempts, last_error,
       round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
       from public.outbox_mails where id = $1`,
      [id],
    );
    return row!;
  });

it('waits three times as long after each failure, six hours at most, and keeps the mail as dead after ten', async () => {
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 10; attempt++) {
    const [mail] = await claim();
    expect(await claim(), 'claimed twice').toEqual([]);
    const row = await failOnce(mail!.id);
    expect(row).toMatchObject({
      status: attempt < 10 ? 'pending' : 'dead',
      attempts: attempt,
      last_error: 'refused',
    });
    waits.push(row.minutes);
    expect(await claim(), 'due too early').toEqual([]);
    await db.transaction(working, (tx) =>
      tx.script('update public.outbox_mails set next_attempt_at = now()'),
    );
  }
  expect(waits.slice(0, 9)).toEqual([1, 3, 9, 27, 81, 243, 360, 360, 360]);
  expect(await claim(), 'dead mails stay').toEqual([]);
});

it('keeps a mail that has left as sent, whoever comes late with a failure', async () => {
  await db.transaction(working, (tx) =>
    tx.script("update public.outbox_mails set status = 'pending', attempts = 0"),
  );
  const [mail] = await claim();
  await db.transaction(working, (tx) => tx.query('select public.finish_mail($1)', [mail!.id]));
  expect(await failOnce(mail!.id)).toMatchObject({ status: 'sent', last_error: null });
});

it('sends no link or code that is over', async () => {
  const queue = (template: string) =>
    db.transaction(working, (tx) =>
      tx.query("select public.enqueue_mail($1, $1, 'a@firma.example', '{}')", [template]),
    );
  await queue('auth-recovery');
  await queue('contact-confirmation');
  const rows = await db.transaction(working, (tx) =>
    tx.query<{ template: string; minutes: number | null }>(
      `select template, round(extract(epoch from valid_until - now()) / 60)::int as minutes
       from public.outbox_mails where event_key = template order by template`,
    ),
  );
  expect(rows).toEqual([
    { template: 'auth-recovery', minutes: 60 },
    { template: 'contact-confirmation', minutes: null },
  ]);
});

it('makes all that failed due at once for an admin, but nothing that is over or held back', async () => {
  const rows = [
    ['dead', 'null', 'null'],
    ['pending', "'refused'", "now() + interval '1 hour'"],
    ['dead', "'refused'", "now() - interval '1 minute'"],
    ['pending', 'null', 'null'],
    ['held', 'null', 'null'],
    ['sent', 'null', 'null'],
  ].map(
    ([status, error, until], i) =>
      `('all:${i}', 't', 'r', '${status}', 10, now() + interval '5 hours', ${error}, ${until})`,
  );
  await db.transaction(working, (tx) =>
    tx.script(
      `delete from public.outbox_mails;
       insert into public.outbox_mails (event_key, template, recipient, status, attempts,
         next_attempt_at, last_error, valid_until)
       values ${rows.join(', ')};
       insert into auth.users (instance_id, id, aud, role, email)
       values ('00000000-0000-0000-0000-000000000000', '${ADMIN}', 'authenticated',
         'authenticated', 'admin@agentur.example');
       update public.profiles set role = 'admin' where id = '${ADMIN}'`,
    ),
  );
  const retry = (sub: string) =>
    db.transaction(
      { kind: 'caller', role: 'authenticated', claims: { sub, role: 'authenticated' } },
      (tx) => tx.query<{ count: number }>('select public.retry_failed_mails() as count'),
    );
  await expect(retry(crypto.randomUUID())).rejects.toThrow(/Nur Administratoren/);
  expect(await retry(ADMIN)).toEqual([{ count: 2 }]);
  const due = await db.transaction(working, (tx) =>
    tx.query<{ event_key: string }>(
      `select event_key from public.outbox_mails
       where status = 'pending' and attempts = 0 and next_attempt_at <= now() order by event_key`,
    ),
  );
  expect(due.map(({ event_key }) => event_key)).toEqual(['all:0', 'all:1']);
});

it('sends once more only what still holds, and lists of what was only kept the same', async () => {
  const ids = { open: 1, replaced: 2, expired: 3, issued: 4, paid: 5, cancelled: 6 };
  const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  const offer = (id: number, status: string, days: number) =>
    `('${uuid(id)}', 'AN-${id}', 'k@k.example', '${status}', '{}', '{}', 'x', 1, 1,
      current_date + ${days}, now())`;
  const invoice = (id: number, status: string) =>
    `('${uuid(id)}', 'RE-${id}', '${status}', 'k@k.example', '{}', '{}', 'x', 1, current_date)`;
  await db.transaction(working, (tx) =>
    tx.script(
      `delete from public.outbox_mails;
       set local session_replication_role = replica;
       insert into public.offers (id, number, customer_email, status, content, snapshot,
         snapshot_hash, net_cents, gross_cents, valid_until, sent_at) values
         ${offer(ids.open, 'sent', 9)}, ${offer(ids.replaced, 'superseded', 9)},
         ${offer(ids.expired, 'sent', -2)};
       insert into public.invoices (id, number, status, customer_email, content, snapshot,
         snapshot_hash, gross_cents, issued_on) values ${invoice(ids.issued, 'issued')},
         ${invoice(ids.paid, 'paid')}, ${invoice(ids.cancelled, 'cancelled')};`,
    ),
  );
  const add = async (template: string, data: object): Promise<string> => {
    const [row] = await db.transaction(working, (tx) =>
      tx.query<{ id: string }>(
        `insert into public.outbox_mails (event_key, template, recipient, status, data, sent)
         values (gen_random_uuid(), $1, 'k@k.example', 'sent', $2::text::jsonb,
           '{"isOnlyKept": true}') returning id`,
        [template, JSON.stringify(data)],
      ),
    );
    return row!.id;
  };
  const asAdmin = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    db.transaction(
      { kind: 'caller', role: 'authenticated', claims: { sub: ADMIN, role: 'authenticated' } },
      (tx) => tx.query<Row>(sql, values),
    );
  const resend = (id: string) => asAdmin('select public.resend_mail($1)', [id]);

  const open = await add('offer-sent', { offerId: uuid(ids.open) });
  const paid = await add('invoice-issued', { invoiceId: uuid(ids.paid) });
  const reminder = await add('invoice-reminder', { invoiceId: uuid(ids.issued) });
  for (const [template, data, words] of [
    ['offer-sent', { offerId: uuid(ids.replaced) }, 'Dieses Angebot ist nicht mehr offen.'],
    ['offer-sent', { offerId: uuid(ids.expired) }, 'Dieses Angebot ist nicht mehr offen.'],
    ['invoice-issued', { invoiceId: uuid(ids.cancelled) }, 'Diese Rechnung ist storniert.'],
    [
      'invoice-reminder',
      { invoiceId: uuid(ids.paid) },
      'Diese Rechnung ist bezahlt oder storniert.',
    ],
    ['auth-recovery', {}, 'Links und Codes zur Anmeldung gelten nur kurz.'],
  ] as const)
    await expect(resend(await add(template, data)), words).rejects.toMatchObject({
      code: '55000',
      message: words,
    });
  const kept = () => asAdmin<{ id: string }>('select public.list_kept_mails() as id');
  // A reminder tells of a moment: one by one it may go, with all others it does not.
  expect(await kept()).toEqual([{ id: open }, { id: paid }]);
  for (const id of [open, reminder]) await expect(resend(id)).resolves.toHaveLength(1);
  expect(await kept()).toEqual([{ id: paid }]);
  const [again] = await db.transaction(working, (tx) =>
    tx.query<{ data: object; secrets: object }>(
      'select data, secrets from public.outbox_mails where resent_from = $1',
      [open],
    ),
  );
  expect(again).toEqual({
    data: { offerId: uuid(ids.open) },
    secrets: { token: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const stranger = { sub: crypto.randomUUID(), role: 'authenticated' };
  expect(
    await db.transaction({ kind: 'caller', role: 'authenticated', claims: stranger }, (tx) =>
      tx.query('select public.list_kept_mails()'),
    ),
  ).toEqual([]);
});

describe('mails to unproven mailboxes (BUDGET-01)', () => {
  const budgets = JSON.stringify([
    { per: 'recipient', most: 8, seconds: 3_600 },
    { per: 'recipient', most: 20, seconds: 86_400 },
    { per: 'site', most: 60, seconds: 3_600 },
  ]);
  let number = 0;
  const add = (...recipients: string[]) =>
    db.transaction(working, async (tx) => {
      for (const recipient of recipients)
        await tx.query(
          'insert into public.outbox_mails (event_key, template, recipient) values ($1, $2, $3)',
          [`budget:${number++}`, ['quote-confirmation', 'auth-recovery'][number % 2], recipient],
        );
    });
  const many = (recipient: string, count: number) =>
    add(...Array.from({ length: count }, (_, i) => recipient.replace('+', `+${i}`)));
  /** Sends what may be sent, in the batches of the worker; gives how many. */
  const sendAll = async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const mails = await db.transaction(working, (tx) =>
        tx.query<{ id: string }>('select id from public.claim_mails(5, $1::text::jsonb, $2)', [
          budgets,
          'Kontakt@agentur.example',
        ]),
      );
      if (mails.length === 0) return sent;
      sent += mails.length;
      for (const { id } of mails)
        await db.transaction(working, (tx) => tx.query('select public.finish_mail($1)', [id]));
    }
  };
  const count = async (where: string): Promise<number> => {
    const [row] = await db.transaction(working, (tx) =>
      tx.query<{ count: number }>(`select count(*)::int from public.outbox_mails where ${where}`),
    );
    return row!.count;
  };
  const later = (hours: number) =>
    db.transaction(working, (tx) =>
      tx.script(
        `update public.outbox_mails set sent_at = sent_at - interval '${hours} hours'
         where sent_at is not null`,
      ),
    );
  beforeEach(() => db.transaction(working, (tx) => tx.script('delete from public.outbox_mails')));

  it('sends eight an hour and twenty a day to one mailbox, however it is written, and holds the rest', async () => {
    await many('opfer+@firma.example', 12);
    expect(await sendAll()).toBe(8);
    expect(await count("status = 'held' and is_proven is false")).toBe(4);
    await later(1);
    await many('Opfer@Firma.example', 12);
    expect(await sendAll()).toBe(8);
    await later(1);
    await many('opfer+@firma.example', 12);
    expect(await sendAll(), 'twenty a day').toBe(4);
    await many('o.p.fer+@gmail.com', 5);
    await many('opf.er@googlemail.com', 5);
    expect(await sendAll()).toBe(8);
    await later(24);
    await many('opfer@firma.example', 1);
    expect(await sendAll()).toBe(1);
  });

  it('holds no mail to the agency or to whoever has confirmed the address, and never one for the others around', async () => {
    await db.transaction(working, (tx) =>
      tx.script(
        `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at)
         values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated',
           'authenticated', 'kunde@firma.example', now());
         select public.request_newsletter('abo@firma.example', 'page', 'x');
         select public.confirm_newsletter(confirm_token, 'x') from public.newsletter_subscriptions;
         delete from public.outbox_mails`,
      ),
    );
    const free = ['agency', 'kontakt@agentur.example', 'Kunde@firma.example', 'abo@firma.example'];
    for (const recipient of free) await many(recipient, 10);
    await many('opfer@firma.example', 30);
    await add('andere@firma.example');
    expect(await sendAll()).toBe(40 + 8 + 1);
    expect(await count('is_proven')).toBe(40);
  });

  it('sends what it held once there is room, but nothing that came from a backup', async () => {
    await many('opfer@firma.example', 10);
    expect(await sendAll()).toBe(8);
    const hour = () =>
      db.transaction(working, (tx) =>
        tx.script(
          `update public.outbox_mails set sent_at = sent_at - interval '1 hour',
             next_attempt_at = next_attempt_at - interval '1 hour'`,
        ),
      );
    const restored = await db.transaction(working, (tx) =>
      tx.query<{ id: string }>(
        `update public.outbox_mails set is_proven = null
         where id = (select id from public.outbox_mails where status = 'held' limit 1)
         returning id`,
      ),
    );
    expect(await sendAll(), 'asked for again later').toBe(0);
    await hour();
    expect(await sendAll()).toBe(1);
    expect(await count(`id = '${restored[0]!.id}' and status = 'held'`)).toBe(1);
    // What has waited a day is left to an admin.
    await many('opfer@firma.example', 12);
    await hour();
    await sendAll();
    await db.transaction(working, (tx) =>
      tx.script("update public.outbox_mails set created_at = created_at - interval '25 hours'"),
    );
    await hour();
    expect(await sendAll()).toBe(0);
  });

  it('keeps room for the receipt of a withdrawal, whatever else went there or left the site', async () => {
    const kept = JSON.stringify([
      { per: 'recipient', most: 8, seconds: 3_600, kept: 2 },
      { per: 'site', most: 7, seconds: 3_600, kept: 2 },
    ]);
    const room = async (template: string) => {
      const [row] = await db.transaction(working, (tx) =>
        tx.query<{ room: string }>(
          'select public.find_mail_room($1, $2, $3::text::jsonb) as room',
          ['opfer@firma.example', template, kept],
        ),
      );
      return row!.room;
    };
    const send = (template: string, times: number) =>
      db.transaction(working, (tx) =>
        tx.query(
          `insert into public.outbox_mails (event_key, template, recipient, status, is_proven,
             sent_at)
           select 'kept:' || $1 || i, $1, 'opfer@firma.example', 'sent', false, now()
           from generate_series(1, $2::int) as i`,
          [template, times],
        ),
      );
    await send('contact-confirmation', 5);
    expect(await room('contact-confirmation')).toBe('open');
    await send('quote-confirmation', 2);
    expect(await room('contact-confirmation')).toBe('full');
    expect(await room('withdrawal-receipt')).toBe('open');
    await send('withdrawal-receipt', 1);
    // BUDGET-01 holds over all templates.
    expect(await room('withdrawal-receipt')).toBe('full');
  });

  it('holds what is too much for strangers in all, and lets an admin send it all the same', async () => {
    await add(...Array.from({ length: 70 }, (_, i) => `fremd${i}@firma.example`));
    expect(await sendAll()).toBe(60);
    const [held] = await db.transaction(working, (tx) =>
      tx.query<{ id: string }>(
        `update public.outbox_mails
         set status = 'pending', is_released = true, next_attempt_at = now()
         where id = (select id from public.outbox_mails where status = 'held' limit 1)
         returning id`,
      ),
    );
    expect(await sendAll()).toBe(1);
    expect(await count(`id = '${held!.id}' and status = 'sent'`)).toBe(1);
  });
});
