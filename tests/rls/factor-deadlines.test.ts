// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database, type Row, type Scope } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const ADMIN = '44444444-4444-4444-8444-444444444444';
const CUSTOMER = '11111111-1111-4111-8111-111111111111';
const as = (id: string, aal = 'aal1'): Scope => ({
  kind: 'caller',
  role: 'authenticated',
  claims: { role: 'authenticated', sub: id, aal },
});
const owner = asOwner('test');

let db: Database;
const run = (scope: Scope, sql: string) =>
  db.transaction(scope, (tx) => tx.query<Row>(sql)).then((rows) => rows[0]);
type Reminder = { due_at: string; is_due: boolean; is_quiet: boolean } | null;
const remind = async (scope: Scope) =>
  (await run(scope, 'select public.factor_reminder() as found'))!['found'] as Reminder;
const postpone = () => run(as(ADMIN), 'select public.postpone_factor()');
const passDays = (days: number) =>
  run(
    owner,
    `update public.factor_deadlines set due_at = due_at - interval '${days} days',
     quiet_until = quiet_until - interval '${days} days'`,
  );

beforeAll(async () => {
  db = await createTestDatabase();
  await db.transaction(owner, (tx) =>
    tx.script(`
      insert into auth.users (id, email) values ('${ADMIN}', 'a@firma.example'),
        ('${CUSTOMER}', 'c@kunde.example');
      update public.profiles set role = 'admin' where id = '${ADMIN}';`),
  );
});
afterAll(() => db.close());

it('an admin may put the second factor off for seven days in all (IDENT-04)', async () => {
  expect(await remind(as(CUSTOMER))).toBeNull();
  const first = (await remind(as(ADMIN)))!;
  expect(first).toMatchObject({ is_due: false, is_quiet: false });
  expect(Date.parse(first.due_at) - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
  expect(await remind(as(ADMIN))).toEqual(first);

  await postpone();
  expect(await remind(as(ADMIN))).toEqual({ ...first, is_quiet: true });
  await passDays(2);
  expect(await remind(as(ADMIN))).toMatchObject({ is_due: false, is_quiet: false });
  await passDays(5);
  await postpone();
  expect(await remind(as(ADMIN))).toMatchObject({ is_due: true, is_quiet: false });

  await run(
    owner,
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), '${ADMIN}', 'totp', 'verified', 'x', now(), now())`,
  );
  expect(await remind(as(ADMIN, 'aal2'))).toBeNull();
  // Taking it off again begins no new period.
  await run(owner, 'delete from auth.mfa_factors');
  expect(await remind(as(ADMIN))).toMatchObject({ is_due: true });
});
