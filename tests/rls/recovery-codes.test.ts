// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database, type Row, type Scope } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const ADMIN = '44444444-4444-4444-8444-444444444444';
const OWNER = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const HERE = 'aaaaaaaa-0000-4000-8000-000000000001';
const ELSEWHERE = 'aaaaaaaa-0000-4000-8000-000000000002';
const as = (id: string, aal = 'aal1'): Scope => ({
  kind: 'caller',
  role: 'authenticated',
  claims: { role: 'authenticated', sub: id, aal, session_id: HERE },
});
const owner = asOwner('test');

let db: Database;
const query = (scope: Scope, sql: string, values: unknown[] = []) =>
  db.transaction(scope, (tx) => tx.query<Row>(sql, values));
const create = async (id: string) =>
  (await query(as(id, 'aal2'), 'select public.create_recovery_codes() as found'))[0]![
    'found'
  ] as string[];
const use = async (id: string, code: string) =>
  (await query(as(id), 'select public.use_recovery_code($1) as found', [code]))[0]!['found'];
const left = async (id: string) =>
  (await query(as(id), 'select public.count_recovery_codes() as found'))[0]!['found'];
const addFactor = (id: string) =>
  query(
    owner,
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
    [id],
  );
const addPasskey = (id: string, key: string) =>
  query(
    owner,
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key,
     attestation_type, sign_count, transports, backup_eligible, backed_up, friendly_name,
     created_at, updated_at)
     values (gen_random_uuid(), $1, decode($2, 'hex'), '', 'none', 0, '[]', false, false, 'x',
       now(), now())`,
    [id, key],
  );
const passkeys = () => query(owner, 'select user_id from auth.webauthn_credentials');

beforeAll(async () => {
  db = await createTestDatabase();
  await db.transaction(owner, (tx) =>
    tx.script(`
      insert into auth.users (id, email) values ('${ADMIN}', 'a@firma.example'),
        ('${OWNER}', 'c@kunde.example'), ('${OTHER}', 'd@kunde.example');
      update public.profiles set role = 'admin' where id = '${ADMIN}';
      insert into auth.sessions (id, user_id, created_at, updated_at)
      values ('${HERE}', '${OWNER}', now(), now()), ('${ELSEWHERE}', '${OWNER}', now(), now());`),
  );
  for (const [index, id] of [OWNER, OTHER].entries()) {
    await addFactor(id);
    await addPasskey(id, `0${index}`);
  }
});
afterAll(() => db.close());

it('a code takes off second factors and passkeys of its person once, and only his', async () => {
  await expect(query(as(OWNER), 'select public.create_recovery_codes()')).rejects.toMatchObject({
    code: '42501',
  });
  const old = await create(OWNER);
  const codes = await create(OWNER);
  expect(new Set([...old, ...codes]).size).toBe(16);
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{12}$/);
  expect([await left(OWNER), await left(OTHER)]).toEqual([8, 0]);

  for (const wrong of ['', '000000000000', old[0]!]) expect(await use(OWNER, wrong)).toBe(false);
  expect(await use(OTHER, codes[0]!)).toBe(false);
  const typed = codes[0]!.toUpperCase().replace(/^(.{4})(.{4})/, '$1-$2 ');
  expect(await use(OWNER, typed)).toBe(true);
  expect(await query(owner, 'select user_id from auth.mfa_factors')).toEqual([{ user_id: OTHER }]);
  expect(await query(owner, 'select id from auth.sessions')).toEqual([{ id: HERE }]);
  expect(await passkeys()).toEqual([{ user_id: OTHER }]);
  expect(await left(OWNER)).toBe(7);
  expect(
    await query(owner, `select data from public.outbox_mails where template = 'factors-removed'`),
  ).toMatchObject([{ data: { by_code: true } }]);
  expect(
    await query(
      owner,
      `select actor, before from public.audit_log where table_name = 'mfa_factors'`,
    ),
  ).toEqual([{ actor: OWNER, before: { factors: 'App, Passkey' } }]);

  await addFactor(OWNER);
  await addPasskey(OWNER, '02');
  expect(await use(OWNER, codes[0]!)).toBe(false);
  await query(as(ADMIN), 'select public.remove_factors($1)', [OWNER]);
  expect(await left(OWNER)).toBe(0);
  expect(await passkeys()).toEqual([{ user_id: OTHER }]);
});

it('passkeys alone are removed by an admin with log, mail and sessions; no code is spent on them', async () => {
  await query(owner, 'delete from auth.webauthn_credentials where user_id = $1', [OTHER]);
  await addFactor(OTHER);
  const [code] = await create(OTHER);
  await query(owner, 'delete from auth.mfa_factors where user_id = $1', [OTHER]);
  await addPasskey(OTHER, '03');
  await query(
    owner,
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     values (gen_random_uuid(), $1, now(), now())`,
    [OTHER],
  );
  expect(await use(OTHER, code!)).toBe(false);
  expect([await left(OTHER), (await passkeys()).length]).toEqual([8, 1]);

  await query(as(ADMIN), 'select public.remove_factors($1)', [OTHER]);
  expect([await left(OTHER), await passkeys()]).toEqual([0, []]);
  expect(await query(owner, 'select 1 from auth.sessions where user_id = $1', [OTHER])).toEqual([]);
  expect(
    await query(owner, 'select actor, before from public.audit_log where row_id = $1', [OTHER]),
  ).toEqual([{ actor: ADMIN, before: { factors: 'Passkey' } }]);
  expect(
    await query(
      owner,
      `select data ->> 'by_code' as by_code from public.outbox_mails
       where template = 'factors-removed' and recipient = 'd@kunde.example'`,
    ),
  ).toEqual([{ by_code: 'false' }]);
  await expect(query(as(ADMIN), 'select public.remove_factors($1)', [OTHER])).rejects.toMatchObject(
    { code: 'P0002' },
  );
});
