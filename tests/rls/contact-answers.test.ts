// @database postgres
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database, type Row, type Scope } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const owning = asOwner('test: seed and look');
const as = (sub: string): Scope => ({
  kind: 'caller',
  role: 'authenticated',
  claims: { role: 'authenticated', sub, aal: 'aal1' },
});
const STAFF = as('44444444-4444-4444-8444-444444444444');
const OWNER = as('11111111-1111-4111-8111-111111111111');
const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';

let db: Database;
let message: string;
beforeAll(async () => {
  db = await createTestDatabase();
  const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8');
  await db.transaction(owning, (tx) => tx.script(seed));
  const [row] = await look<{ id: string }>('select id from public.contact_messages');
  message = row!.id;
});
afterAll(() => db.close());

const look = <Found extends Row>(sql: string): Promise<Found[]> =>
  db.transaction(owning, (tx) => tx.query<Found>(sql));
const answer = (scope: Scope, id: string, body: string, to = message) =>
  db.transaction(scope, (tx) =>
    tx.query('select public.answer_contact_message($1, $2, $3)', [to, id, body]),
  );

it('keeps an answer once, with one mail and one entry of the log', async () => {
  for (let time = 0; time < 2; time++) await answer(STAFF, FIRST, '  Gern, heute.  ');
  await answer(STAFF, SECOND, 'Noch etwas.');
  expect(await look('select status, answers from public.contact_messages')).toMatchObject([
    {
      status: 'answered',
      answers: [
        { id: FIRST, body: 'Gern, heute.', created_at: expect.any(String) },
        { id: SECOND, body: 'Noch etwas.' },
      ],
    },
  ]);
  expect(
    await look(
      `select recipient, data ->> 'body' as body, data ->> 'reference' as reference
       from public.outbox_mails where template = 'contact-answer' order by created_at, event_key`,
    ),
  ).toEqual([
    { recipient: 'owner@kunde.example', body: 'Gern, heute.', reference: 'MK-1' },
    { recipient: 'owner@kunde.example', body: 'Noch etwas.', reference: 'MK-1' },
  ]);
  expect(
    await look(
      `select actor from public.audit_log
       where table_name = 'contact_messages' and after ? 'answers'`,
    ),
  ).toHaveLength(2);
});

it('drops no answer in silence whose id has another text', async () => {
  await expect(answer(STAFF, FIRST, 'Gern, heute. Und morgen.')).rejects.toMatchObject({
    code: '23505',
  });
});

it('takes answers of the staff alone, with words, to a message that is there', async () => {
  await expect(answer(OWNER, FIRST, 'x')).rejects.toMatchObject({ code: '42501' });
  await expect(answer(STAFF, FIRST, '   ')).rejects.toMatchObject({ code: '23514' });
  await expect(answer(STAFF, FIRST, 'x'.repeat(4001))).rejects.toMatchObject({ code: '23514' });
  await expect(answer(STAFF, FIRST, 'x', FIRST)).rejects.toMatchObject({ code: 'P0002' });
  // Nobody writes beside the function.
  await expect(
    db.transaction(STAFF, (tx) => tx.query(`update public.contact_messages set answers = '[]'`)),
  ).rejects.toMatchObject({ code: '42501' });
});
