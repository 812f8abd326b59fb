// @database postgres
import { describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { newEmail, PASSWORD, startAuth } from '#tests/support/auth.ts';

// An unconfirmed address belongs to nobody: who begins an account may be a stranger (IDENT-01).

const { platform, call, lastMail, openLink } = await startAuth();

const STRANGERS = 'das-Wort-des-Angreifers';
const OWN = 'das-eigene-neue-Wort-3';

const signUp = (email: string, password: string, fullName = '') =>
  platform
    .client()
    .auth.signUp({ email, password, options: { data: { full_name: fullName, plan: 'x' } } });
const signIn = (email: string, password: string) =>
  platform.client().auth.signInWithPassword({ email, password });
const nameOf = async (id: string) =>
  (await platform.service().from('profiles').select('full_name').eq('id', id).single()).data!
    .full_name as string;
const tokensOf = (location: URL) => new URLSearchParams(location.hash.slice(1));

/** The second request of the owner, after a stranger's sign-up. */
const REQUESTS: [string, (email: string) => Promise<{ error: unknown }>][] = [
  ['sign-up', (email) => signUp(email, PASSWORD, 'Olga Eigen')],
  ['code', (email) => platform.client().auth.signInWithOtp({ email })],
  ['recovery', (email) => platform.client().auth.resetPasswordForEmail(email)],
];

describe.each(REQUESTS)('a stranger’s sign-up, then the owner’s %s', (_name, ask) => {
  it.each(['link', 'code'])('ends what the stranger set when confirmed by %s', async (way) => {
    const email = newEmail();
    await signUp(email, STRANGERS, 'Stranger');
    expect((await ask(email)).error).toBeNull();
    const { kind, data } = lastMail(email)!;
    const client = platform.client();
    if (way === 'link') {
      const fields = tokensOf((await openLink(data.actionLink!)).location);
      expect(fields.get('type')).toBe('recovery');
      await client.auth.setSession({
        access_token: fields.get('access_token')!,
        refresh_token: fields.get('refresh_token')!,
      });
    } else {
      const type = kind === 'recovery' ? 'recovery' : 'email';
      expect((await client.auth.verifyOtp({ email, token: data.code!, type })).error).toBeNull();
    }
    const user = (await client.auth.getUser()).data.user!;
    expect(user.email_confirmed_at).toBeTruthy();
    expect(user.user_metadata).toEqual({});
    expect(user.app_metadata).toMatchObject({ needs_password: true });
    expect(await nameOf(user.id)).toBe('');
    for (const password of [STRANGERS, PASSWORD])
      expect((await signIn(email, password)).error?.code).toBe('invalid_credentials');

    const changed = await client.auth.updateUser({ password: OWN });
    expect(changed.error).toBeNull();
    expect(changed.data.user!.app_metadata).not.toHaveProperty('needs_password');
    expect((await signIn(email, OWN)).error).toBeNull();
    expect((await signIn(email, STRANGERS)).error?.code).toBe('invalid_credentials');
  });
});

it('keeps password and name of a single sign-up that its own link confirms', async () => {
  const email = newEmail();
  const { data } = await signUp(email, PASSWORD, 'Ada Beispiel');
  // Asking for the same mail again brings nobody new in.
  await platform.client().auth.resend({ type: 'signup', email });
  const fields = tokensOf((await openLink(lastMail(email)!.data.actionLink!)).location);
  expect(fields.get('type')).toBe('signup');
  const signedIn = await signIn(email, PASSWORD);
  expect(signedIn.error).toBeNull();
  expect(signedIn.data.user!.app_metadata).not.toHaveProperty('needs_password');
  expect(await nameOf(data.user!.id)).toBe('Ada Beispiel');
});

it('counts afresh after the confirmation: later recoveries void nothing', async () => {
  const email = newEmail();
  await signUp(email, PASSWORD);
  await openLink(lastMail(email)!.data.actionLink!);
  for (let mail = 0; mail < 2; mail += 1) await platform.client().auth.resetPasswordForEmail(email);
  await openLink(lastMail(email)!.data.actionLink!);
  expect((await signIn(email, PASSWORD)).error).toBeNull();
});

it('keeps what an invitation brought, and no password of a stranger', async () => {
  const email = newEmail();
  const invited = await platform
    .service()
    .auth.admin.inviteUserByEmail(email, { data: { full_name: 'Gast' } });
  await signUp(email, STRANGERS, 'Stranger');
  await platform.client().auth.resetPasswordForEmail(email);
  await openLink(lastMail(email)!.data.actionLink!);
  expect((await signIn(email, STRANGERS)).error?.code).toBe('invalid_credentials');
  expect(await nameOf(invited.data.user!.id)).toBe('Gast');
});

it('takes sessions and factors of the beginning away', async () => {
  const email = newEmail();
  const { data } = await signUp(email, STRANGERS);
  const id = data.user!.id;
  await platform.db.transaction(asOwner('test: what a stranger might have left'), (tx) =>
    tx.script(`
      insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), '${id}', 'aal1');
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), '${id}', 'totp', 'verified', now(), now());`),
  );
  await platform.client().auth.resetPasswordForEmail(email);
  const { location } = await openLink(lastMail(email)!.data.actionLink!);
  const token = tokensOf(location).get('access_token')!;
  expect((await call('GET', '/user', { token })).body.factors).toBeUndefined();
  const [row] = await platform.db.transaction(asOwner('test: counts'), (tx) =>
    tx.query(`select count(*)::int as sessions from auth.sessions where user_id = $1::uuid`, [id]),
  );
  expect(row).toEqual({ sessions: 1 });
});

it('marks the way back of a voided beginning with PKCE too, where the code may be of no use', async () => {
  const email = newEmail();
  const body = {
    email,
    password: PASSWORD,
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 's256',
  };
  const ends: (string | null)[] = [];
  for (const address of [email, newEmail()]) {
    await call('POST', '/signup', { body: { ...body, email: address } });
    if (address === email) await call('POST', '/signup', { body });
    const { location } = await openLink(lastMail(address)!.data.actionLink!);
    expect(location.searchParams.get('code')).toBeTruthy();
    ends.push(location.searchParams.get('type'));
  }
  expect(ends).toEqual(['recovery', null]);
});
