// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import type { InvitationAnswer } from '#shared/account/invitation.ts';
import { EMAIL_INVALID } from '#shared/forms/form-messages.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { createTestContext } from '#tests/support/function-context.ts';
import { handleUsers } from './handler.ts';

const owner = asOwner('test: rows');
const [ADMIN, STAFF, CUSTOMER] = [randomUUID(), randomUUID(), randomUUID()];
const EMAIL = 'neu@maasbogen.example';
let platform: TestPlatform;
const query = (sql: string, values: unknown[] = []) =>
  platform.db.transaction(owner, (tx) => tx.query<Record<string, unknown>>(sql, values));

beforeAll(async () => {
  platform = await createTestPlatform();
  await query(
    `insert into auth.users (id, email, email_confirmed_at)
     values ($1, 'admin@maasbogen.example', now()), ($2, 'staff@maasbogen.example', now()),
     ($3, 'kunde@firma.example', now())`,
    [ADMIN, STAFF, CUSTOMER],
  );
  await query(
    `update public.profiles set role = case id when $1 then 'admin' else 'staff' end
     where id in ($1, $2)`,
    [ADMIN, STAFF],
  );
});
afterAll(() => platform.close());

async function invite(
  by: string,
  changes: object = {},
): Promise<InvitationAnswer & { status: number }> {
  const context = createTestContext(platform.service(), {
    user: { id: by, email: null },
    supabase: platform.client(await platform.userToken(by)),
  });
  const body = JSON.stringify({ email: EMAIL, name: 'Nele Neu', role: 'staff', ...changes });
  const response = await handleUsers(
    new Request('http://localhost/functions/v1/users', { method: 'POST', body }),
    context,
  );
  return { ...((await response.json()) as InvitationAnswer), status: response.status };
}
const person = async () =>
  (
    await query(
      `select p.role, p.full_name, u.invited_at is not null as invited,
       u.email_confirmed_at is not null as confirmed
      from auth.users u join public.profiles p on p.id = u.id where u.email = $1`,
      [EMAIL],
    )
  )[0];
const mails = () => platform.mails.filter(({ to }) => to === EMAIL);
const withdraw = async (by: string) =>
  (
    await platform.client(await platform.userToken(by)).rpc('withdraw_invitation', {
      user_id: (await query('select id from auth.users where email = $1', [EMAIL]))[0]!['id'],
    })
  ).error;

it('is for admins alone, with their second factor once they have one', async () => {
  for (const by of [STAFF, CUSTOMER])
    expect(await invite(by)).toMatchObject({ status: 403, success: false });
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at,
     updated_at) values (gen_random_uuid(), $1, 'App', 'totp', 'verified', now(), now())`,
    [ADMIN],
  );
  expect(await invite(ADMIN)).toMatchObject({ status: 403 });
  await query('delete from auth.mfa_factors');
  expect(mails()).toEqual([]);
  expect(await person()).toBeUndefined();
});

it('refuses what is no address or role, and an address with an account', async () => {
  expect(await invite(ADMIN, { email: 'neu' })).toMatchObject({
    status: 400,
    error: EMAIL_INVALID,
  });
  expect(await invite(ADMIN, { role: 'owner' })).toMatchObject({ status: 400 });
  expect(await invite(ADMIN, { email: ' Kunde@Firma.example' })).toMatchObject({ status: 409 });
});

it('invites with name and role, notes who did, and sends it again on demand', async () => {
  expect(await invite(ADMIN)).toEqual({ status: 200, success: true });
  expect(await person()).toEqual({
    role: 'staff',
    full_name: 'Nele Neu',
    invited: true,
    confirmed: false,
  });
  expect(mails()).toMatchObject([{ kind: 'invite', data: { name: 'Nele Neu' } }]);
  expect(mails()[0]!.data.actionLink).toContain(
    encodeURIComponent('http://localhost/login/neues-passwort'),
  );
  expect(await query(`select actor, after from public.audit_log where action = 'INVITE'`)).toEqual([
    { actor: ADMIN, after: { role: 'staff' } },
  ]);
  expect(await invite(ADMIN, { role: 'admin' })).toEqual({ status: 200, success: true });
  expect(await person()).toMatchObject({ role: 'admin' });
  expect(mails()).toHaveLength(2);
});

it('is taken back by admins alone; the link ends with it', async () => {
  for (const by of [STAFF, CUSTOMER]) expect(await withdraw(by)).toMatchObject({ code: '42501' });
  expect(await withdraw(ADMIN)).toBeNull();
  expect(await person()).toBeUndefined();
  expect(
    await query(
      `select actor from public.audit_log where table_name = 'profiles' and action = 'DELETE'`,
    ),
  ).toEqual([{ actor: ADMIN }]);
  const link = new URL(mails().at(-1)!.data.actionLink!);
  const followed = await platform.fetch(new Request(link, { redirect: 'manual' }));
  expect(followed.headers.get('location')).toContain('otp_expired');
});

it('leaves no password behind of somebody who registered with the address before or meanwhile', async () => {
  const stranger = platform.client();
  await stranger.auth.signUp({ email: EMAIL, password: 'fremdes-Passwort-1' });
  expect(await invite(ADMIN)).toMatchObject({ success: true });
  await stranger.auth.signUp({ email: EMAIL, password: 'fremdes-Passwort-1' });
  await query('update auth.users set email_confirmed_at = now() where email = $1', [EMAIL]);
  const { error } = await stranger.auth.signInWithPassword({
    email: EMAIL,
    password: 'fremdes-Passwort-1',
  });
  expect(error?.code).toBe('invalid_credentials');
  expect(await withdraw(ADMIN)).toMatchObject({ code: 'P0002' });
  expect(await invite(ADMIN)).toMatchObject({ status: 409 });
});

it('does not hand an invitation to whoever signs up where addresses are not confirmed', async () => {
  const open = await createTestPlatform({}, { auth: { ...platform.deps.auth, autoconfirm: true } });
  await open.service().auth.admin.inviteUserByEmail(EMAIL);
  const { data, error } = await open
    .client()
    .auth.signUp({ email: EMAIL, password: 'fremdes-Passwort-1' });
  expect(error?.code).toBe('user_already_exists');
  expect(data.session).toBeNull();
  await open.close();
});

const factorsOf = async (id: string) =>
  (await query(`select count(*)::int as n from auth.mfa_factors where user_id = $1`, [id]))[0]![
    'n'
  ];
const removeFactors = async (by: string, of: string, aal: 'aal1' | 'aal2' = 'aal1') => {
  const { error } = await platform
    .client(await platform.userToken(by, 3600, aal))
    .rpc('remove_factors', { user_id: of });
  return error?.code ?? null;
};
const addFactor = (id: string) =>
  query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at,
     updated_at) values (gen_random_uuid(), $1, 'App', 'totp', 'verified', now(), now())`,
    [id],
  );

it('removes the lost second factor of somebody else, ends his sessions, notes it and tells him', async () => {
  expect(await removeFactors(ADMIN, CUSTOMER)).toBe('P0002');
  await addFactor(CUSTOMER);
  await query(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     values (gen_random_uuid(), $1, now(), now()), (gen_random_uuid(), $2, now(), now())`,
    [CUSTOMER, STAFF],
  );
  for (const by of [STAFF, CUSTOMER])
    expect(await removeFactors(by, CUSTOMER, 'aal2')).toBe('42501');
  // An admin with a second factor has to use it first, and his own is no business of this.
  await addFactor(ADMIN);
  expect(await removeFactors(ADMIN, CUSTOMER)).toBe('42501');
  expect(await removeFactors(ADMIN, ADMIN, 'aal2')).toBe('42501');
  expect(await factorsOf(CUSTOMER)).toBe(1);
  const listed = await platform
    .client(await platform.userToken(ADMIN, 3600, 'aal2'))
    .rpc('list_users');
  expect(
    (listed.data as { id: string; factors: string[] }[]).find(({ id }) => id === CUSTOMER)?.factors,
  ).toEqual(['totp']);

  expect(await removeFactors(ADMIN, CUSTOMER, 'aal2')).toBeNull();
  expect([await factorsOf(CUSTOMER), await factorsOf(ADMIN)]).toEqual([0, 1]);
  expect(
    await query('select user_id from auth.sessions where user_id in ($1, $2)', [CUSTOMER, STAFF]),
  ).toEqual([{ user_id: STAFF }]);
  expect(
    await query(
      `select actor, row_id, before from public.audit_log where table_name = 'mfa_factors'`,
    ),
  ).toEqual([{ actor: ADMIN, row_id: CUSTOMER, before: { factors: 'App' } }]);
  expect(
    await query(
      `select template, recipient from public.outbox_mails where template = 'factors-removed'`,
    ),
  ).toEqual([{ template: 'factors-removed', recipient: 'kunde@firma.example' }]);
});
