// @database postgres
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asOwner, type Database, type Row } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const owning = asOwner('test: seed and look');
const OWNER = '11111111-1111-4111-8111-111111111111';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8');
  await db.transaction(owning, (tx) => tx.script(seed));
});
beforeEach(() =>
  db.transaction(owning, (tx) =>
    tx.script('delete from public.messages; delete from public.outbox_mails;'),
  ),
);
afterAll(() => db.close());

const query = <Found extends Row>(sql: string, values: unknown[] = []): Promise<Found[]> =>
  db.transaction(owning, (tx) => tx.query<Found>(sql, values));
const write = (body: string, fromStaff: boolean) =>
  query('insert into public.messages (customer_id, from_staff, body) values ($1, $2, $3)', [
    OWNER,
    fromStaff,
    body,
  ]);
const read = () => query('update public.messages set read_at = now()');
/** Nothing is waited for: what is there becomes older. */
const pass = async (time: string) => {
  await query('update public.messages set created_at = created_at - $1::interval', [time]);
  await query('update public.outbox_mails set created_at = created_at - $1::interval', [time]);
};
/** What the new mails tell. */
const notify = async () => {
  const mails = await db.transaction(owning, async (tx) => {
    await tx.query('select public.notify_unread_messages()');
    return tx.query<{ told: string }>(
      `select concat(data ->> 'unread', ' ', data ->> 'body') as told from public.outbox_mails
       where created_at = now()`,
    );
  });
  return mails.map(({ told }) => told);
};

it.each([
  ['the customer', true],
  ['the agency', false],
])('tell %s of what was written since the last mail, a day after it', async (_, fromStaff) => {
  await write('Eins', fromStaff);
  await pass('11 minutes');
  expect(await notify()).toEqual(['1 Eins']);
  await write('Zwei', fromStaff);
  await pass('3 hours');
  expect(await notify()).toEqual([]);
  await pass('22 hours');
  expect(await notify()).toEqual(['2 Zwei']);
  await pass('2 days');
  expect(await notify()).toEqual([]);
  await write('Drei', fromStaff);
  expect(await notify()).toEqual([]);
  await pass('11 minutes');
  expect(await notify()).toEqual(['3 Drei']);
});

it('tell of new messages though an old one was never read and its mail is forgotten', async () => {
  await write('Alt', true);
  await pass('11 minutes');
  expect(await notify()).toEqual(['1 Alt']);
  await pass('31 days');
  expect(await notify()).toEqual([]);
  await query('delete from public.outbox_mails');
  expect(await notify()).toEqual([]);
  await write('Neu', true);
  expect(await notify()).toEqual([]);
  await pass('11 minutes');
  expect(await notify()).toEqual(['2 Neu']);
});

it('tell at once where the last mail was heeded, and count no mail sent once more', async () => {
  await write('Eins', true);
  await pass('11 minutes');
  expect(await notify()).toEqual(['1 Eins']);
  await read();
  await write('Zwei', true);
  await query(
    `insert into public.outbox_mails (event_key, template, recipient, data)
     select 'again:1', template, recipient, data from public.outbox_mails`,
  );
  await pass('11 minutes');
  expect(await notify()).toEqual(['1 Zwei']);
});

it('say when a message goes on', async () => {
  await write('ä'.repeat(601), true);
  await pass('11 minutes');
  await notify();
  const [cut] = await query<{ data: { body: string; isCut: boolean } }>(
    'select data from public.outbox_mails',
  );
  expect(cut!.data).toMatchObject({ body: `${'ä'.repeat(600)} …`, isCut: true });
});
