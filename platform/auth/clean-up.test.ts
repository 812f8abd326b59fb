// @database postgres
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../db/database.ts';
import { deleteExpired } from './clean-up.ts';
import { createAuth } from './service.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const count = (table: string) =>
  platform.db.transaction(
    asOwner('test counts'),
    async (tx) =>
      (await tx.query<{ n: number }>(`select count(*)::int as n from auth.${table}`))[0]!.n,
  );

it('deletes what has expired and keeps what is in use', async () => {
  await platform.client().auth.signInWithOtp({ email: 'alt@example.org' });
  await platform.client().auth.signInWithOtp({ email: 'neu@example.org' });
  const client = platform.client();
  await client.auth.signInAnonymously();
  await client.auth.refreshSession();
  await platform.db.transaction(asOwner('test lets time pass'), async (tx) => {
    await tx.query(
      `update auth.one_time_tokens set created_at = created_at - interval '2 days'
       where relates_to = 'alt@example.org'`,
    );
    await tx.query(`update auth.refresh_tokens set updated_at = updated_at - interval '2 days'`);
    await tx.query(
      `update auth.audit_log_entries set created_at = created_at - interval '91 days'
       where payload ->> 'action' = 'token_refreshed'`,
    );
  });
  const entries = await count('audit_log_entries');
  await deleteExpired(createAuth(platform.deps));
  expect(await count('one_time_tokens')).toBe(1);
  expect(await count('refresh_tokens')).toBe(1);
  expect(await count('audit_log_entries')).toBe(entries - 1);
  expect((await client.auth.refreshSession()).error).toBeNull();
});

it('ends sessions that nobody used for the days that are set', async () => {
  const deps = { ...platform.deps, auth: { ...platform.deps.auth, sessionIdleDays: 30 } };
  const [idle, used] = [platform.client(), platform.client()];
  for (const client of [idle, used]) await client.auth.signInAnonymously();
  await platform.db.transaction(asOwner('test lets time pass'), (tx) =>
    tx.query(`update auth.sessions set created_at = created_at - interval '31 days'`),
  );
  await used.auth.refreshSession();
  await deleteExpired(createAuth(deps));
  expect((await idle.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await used.auth.refreshSession()).error).toBeNull();
});
