import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const working = asOwner('test: the worker sends mails');
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.transaction(working, (tx) =>
    tx.script("insert into public.outbox_mails (event_key, template, recipient) values ('e', 't', 'r')"),
  );
});
afterAll(() => db.close());

const claim = (): Promise<{ id: string }[]> =>
  db.transaction(working, (tx) => tx.query<{ id: string }>('select id from public.claim_mails(10)'));

type Row = { status: string; attempts: number; last_error: string; minutes: number };
const failOnce = (id: string): Promise<Row> =>
  db.transaction(working, async (tx) => {
    await tx.query('select public.fail_mail($1, $2)', [id, 'refused']);
    const [row] = await tx.query<Row>(
      `select status, attempts, last_error, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from public.outbox_mails where id = $1`,
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
    expect(row).toMatchObject({ status: attempt < 10 ? 'pending' : 'dead', attempts: attempt, last_error: 'refused' });
    waits.push(row.minutes);
    expect(await claim(), 'due too early').toEqual([]);
    await db.transaction(working, (tx) => tx.script('update public.outbox_mails set next_attempt_at = now()'));
  }
  expect(waits.slice(0, 9)).toEqual([1, 3, 9, 27, 81, 243, 360, 360, 360]);
  expect(await claim(), 'dead mails stay').toEqual([]);
});
