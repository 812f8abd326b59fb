import { performance } from 'node:perf_hooks';
import { hash as hashBcrypt } from '@node-rs/bcrypt';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier, signToken } from '#platform/core/jwt.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;
const PASSWORD = 'richtig-langes-Wort-7';
let counter = 0;
const newEmail = () => `person${(counter += 1)}.${Date.now()}@example.org`;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** A raw request, to see status, headers and body as they are. */
async function call(method: string, path: string, options: { body?: unknown; headers?: Record<string, string>; token?: string } = {}) {
  const headers: Record<string, string> = { apikey: platform.keys.anonKey, 'content-type': 'application/json', ...options.headers };
  if (options.token) headers['authorization'] = `Bearer ${options.token}`;
  const init = { method, headers, ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }) };
  const response = await platform.fetch(new Request(`http://localhost/auth/v1${path}`, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

const lastMail = (to: string) => platform.mails.findLast((mail) => mail.to === to);

async function openLink(link: string) {
  const response = await platform.fetch(new Request(link));
  return { status: response.status, location: new URL(response.headers.get('location') ?? 'about:blank') };
}

/** A confirmed account and a client signed in to it. */
async function signedIn(): Promise<{ client: SupabaseClient; email: string; id: string }> {
  const email = newEmail();
  const { data } = await platform.service().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = platform.client();
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, email, id: data.user!.id };
}

describe('sign-up (PLATFORM-AUTH-01, -02, -03)', () => {
  it('creates a user and mails a link that leads to a session', async () => {
    const email = newEmail();
    const client = platform.client();
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ada Beispiel' } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, role: 'authenticated', user_metadata: { full_name: 'Ada Beispiel' } });
    expect(data.user!.identities).toHaveLength(1);
    expect(data.user!.identities![0]).toMatchObject({ provider: 'email', user_id: data.user!.id });

    const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

    const mail = lastMail(email)!;
    expect(mail).toMatchObject({ kind: 'confirmation', data: { name: 'Ada Beispiel' } });
    const { status, location } = await openLink(mail.data.actionLink!);
    expect(status).toBe(303);
    expect(location.origin).toBe('http://localhost');
    const fields = new URLSearchParams(location.hash.slice(1));
    expect(fields.get('type')).toBe('signup');
    const { data: session } = await client.auth.setSession({
      access_token: fields.get('access_token')!,
      refresh_token: fields.get('refresh_token')!,
    });
    expect(session.user?.email_confirmed_at).toBeTruthy();
  });

  it('answers a session at once with autoconfirm', async () => {
    const auto = await createTestPlatform({}, { auth: { ...platform.deps.auth, autoconfirm: true } });
    const email = newEmail();
    const { data } = await auto.client().auth.signUp({ email, password: PASSWORD });
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const again = await auto.client().auth.signUp({ email, password: PASSWORD });
    expect(again.error).toMatchObject({ code: 'user_already_exists', status: 422 });
    await auto.close();
  });

  it('refuses a weak password with reasons', async () => {
    const { error } = await platform.client().auth.signUp({ email: newEmail(), password: 'kurz' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  });

  it('creates and changes nothing for an address in use', async () => {
    const { email } = await signedIn();
    const { data, error } = await platform.client().auth.signUp({ email, password: 'ein-anderes-Wort-8' });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user!.identities).toEqual([]);
    expect(lastMail(email)).toBeUndefined();
    const other = await platform.client().auth.signInWithPassword({ email, password: 'ein-anderes-Wort-8' });
    expect(other.error?.code).toBe('invalid_credentials');
  });

  it('keeps the first password when an unconfirmed address signs up again', async () => {
    const email = newEmail();
    await platform.client().auth.signUp({ email, password: PASSWORD });
    await platform.client().auth.signUp({ email, password: 'das-Wort-des-Angreifers' });
    await openLink(lastMail(email)!.data.actionLink!);
    expect((await platform.client().auth.signInWithPassword({ email, password: 'das-Wort-des-Angreifers' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('refuses addresses that are none, and phone numbers', async () => {
    expect((await call('POST', '/signup', { body: { email: 'kein', password: PASSWORD } })).status).toBe(400);
    expect((await call('POST', '/signup', { body: { phone: '+491234567', password: PASSWORD } })).body.error_code).toBe(
      'phone_provider_disabled',
    );
  });
});

describe('password sign-in (PLATFORM-AUTH-04, -05)', () => {
  it('answers a complete session', async () => {
    const { client, id, email } = await signedIn();
    const { data } = await client.auth.getSession();
    const session = data.session!;
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email } });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000);
    expect(session.refresh_token.length).toBeGreaterThan(10);
    expect(decodeJwt(session.access_token)).toMatchObject({
      sub: id,
      role: 'authenticated',
      aud: 'authenticated',
      iss: 'http://localhost/auth/v1',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      email,
    });
  });

  it('tells wrong password and unknown address apart neither by text nor by time', async () => {
    const { email } = await signedIn();
    const timed = async (body: object) => {
      const start = performance.now();
      const answer = await call('POST', '/token?grant_type=password', { body });
      return { ...answer, ms: performance.now() - start };
    };
    const wrong = await timed({ email, password: 'falsch-falsch' });
    const unknown = await timed({ email: newEmail(), password: 'falsch-falsch' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    // The fastest of several, taken in turn: whatever else the machine does only makes single ones slower.
    const fastest = { wrong: wrong.ms, unknown: unknown.ms };
    for (let round = 0; round < 6; round += 1) {
      fastest.wrong = Math.min(fastest.wrong, (await timed({ email, password: 'falsch-falsch' })).ms);
      fastest.unknown = Math.min(fastest.unknown, (await timed({ email: newEmail(), password: 'falsch-falsch' })).ms);
    }
    expect(fastest.unknown).toBeGreaterThan(fastest.wrong / 3);
  });

  it('renders errors in the version that the header names', async () => {
    const answer = await call('POST', '/token?grant_type=password', {
      body: { email: newEmail(), password: 'x' },
      headers: { 'x-supabase-api-version': '2024-01-01' },
    });
    expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('verifies a bcrypt hash from Supabase and upgrades it', async () => {
    const email = newEmail();
    const hash = await hashBcrypt(PASSWORD, 10);
    const { data } = await platform.service().auth.admin.createUser({ email, password_hash: hash, email_confirm: true });
    expect((await platform.client().auth.signInWithPassword({ email, password: 'falsch-falsch' })).error?.code).toBe('invalid_credentials');
    expect((await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const [row] = await platform.db.transaction({ kind: 'owner', reason: 'test reads the hash' }, (tx) =>
      tx.query<{ encrypted_password: string }>('select encrypted_password from auth.users where id = $1', [data.user!.id]),
    );
    expect(row!.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses malformed input with 4xx', async () => {
    const malformed = await platform.fetch(
      new Request('http://localhost/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: platform.keys.anonKey, 'content-type': 'application/json' },
        body: '{"email":',
      }),
    );
    expect(malformed.status).toBe(400);
    expect((await call('POST', '/token?grant_type=unknown', { body: {} })).status).toBe(400);
    expect((await call('POST', '/token?grant_type=password', { body: { email: 5 } })).body.error_code).toBe('validation_failed');
  });

  it('limits guesses on one account and says when to come back', async () => {
    const strict = await createTestPlatform(
      {},
      { auth: { ...platform.deps.auth, rateLimits: { signInPerAccount: 2, perAddress: 100, emailPerAccount: 1 } } },
    );
    const email = newEmail();
    const attempt = () => strict.client().auth.signInWithPassword({ email, password: 'falsch-falsch' });
    await attempt();
    await attempt();
    expect((await attempt()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    await strict.client().auth.resetPasswordForEmail(email);
    expect((await strict.client().auth.resetPasswordForEmail(email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    await strict.close();
  });
});

describe('refresh (PLATFORM-AUTH-06, AUTH-13)', () => {
  it('rotates the token and keeps the session', async () => {
    const { client } = await signedIn();
    const before = (await client.auth.getSession()).data.session!;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session!.refresh_token).not.toBe(before.refresh_token);
    expect(decodeJwt(data.session!.access_token)['session_id']).toBe(decodeJwt(before.access_token)['session_id']);
  });

  it('refuses an unknown token', async () => {
    const { error } = await platform.client().auth.refreshSession({ refresh_token: 'unbekannt' });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('answers the active token to a client that lost the answer, and ends the family when an older one comes back', async () => {
    const { client } = await signedIn();
    const refresh = (token: string) => call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
    const first = (await client.auth.getSession()).data.session!.refresh_token;
    const second = (await refresh(first)).body.refresh_token;
    expect((await refresh(first)).body.refresh_token).toBe(second);
    const third = (await refresh(second)).body.refresh_token;
    await platform.db.transaction({ kind: 'owner', reason: 'test lets time pass' }, (tx) =>
      tx.query(`update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'`),
    );
    const reused = await refresh(first);
    expect(reused).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } });
    expect((await refresh(third)).status).toBe(400);
  });

  it('gives two refreshes at once the same token', async () => {
    const { client } = await signedIn();
    const token = (await client.auth.getSession()).data.session!.refresh_token;
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })),
    );
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });
});

describe('PKCE (PLATFORM-AUTH-07)', () => {
  const pkceClient = () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    };
    const auth = { flowType: 'pkce' as const, storage, autoRefreshToken: false, detectSessionInUrl: false };
    return createClient('http://localhost', platform.keys.anonKey, {
      auth,
      global: { fetch: (input, init) => platform.fetch(new Request(input, init)) },
    });
  };

  it('exchanges the code of the link with the verifier, once', async () => {
    const { email } = await signedIn();
    const client = pkceClient();
    await client.auth.signInWithOtp({ email });
    const { location } = await openLink(lastMail(email)!.data.actionLink!);
    const code = location.searchParams.get('code')!;
    expect(location.hash).toBe('');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const again = await call('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: 'a'.repeat(50) } });
    expect(again).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
  });

  it('refuses a wrong verifier and a wrong code', async () => {
    const { email } = await signedIn();
    await pkceClient().auth.resetPasswordForEmail(email);
    const { location } = await openLink(lastMail(email)!.data.actionLink!);
    const exchange = (auth_code: string) => call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier: 'b'.repeat(50) } });
    expect((await exchange(location.searchParams.get('code')!)).body.error_code).toBe('bad_code_verifier');
    expect((await exchange('00000000-0000-0000-0000-000000000000')).status).toBe(404);
  });
});

describe('mailed codes (PLATFORM-AUTH-09, -10, -12, -14, -15)', () => {
  it('signs in with the numeric code, once', async () => {
    const email = newEmail();
    const client = platform.client();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const { code } = lastMail(email)!.data;
    expect(code).toMatch(/^\d{6}$/);
    const wrong = await client.auth.verifyOtp({ email, token: code === '000000' ? '111111' : '000000', type: 'email' });
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const right = await client.auth.verifyOtp({ email, token: code!, type: 'email' });
    expect(right.data.session?.user.email).toBe(email);
    const again = await client.auth.verifyOtp({ email, token: code!, type: 'email' });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('gives a code to one of two that use it at once', async () => {
    const { email } = await signedIn();
    await platform.client().auth.signInWithOtp({ email });
    const body = { type: 'email', email, token: lastMail(email)!.data.code };
    const answers = await Promise.all([call('POST', '/verify', { body }), call('POST', '/verify', { body })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  it('follows no foreign redirect target, and allowed ones with their path', async () => {
    const { email } = await signedIn();
    for (const target of [
      'https://boese.example/',
      '//boese.example',
      'http://localhost@boese.example/',
      'javascript:alert(1)',
      'http://localhost.boese.example',
    ]) {
      await platform.client().auth.signInWithOtp({ email, options: { emailRedirectTo: target } });
      const { location } = await openLink(lastMail(email)!.data.actionLink!);
      expect(location.origin).toBe('http://localhost');
    }
    await platform.client().auth.signInWithOtp({ email, options: { emailRedirectTo: 'http://localhost/portal' } });
    const link = new URL(lastMail(email)!.data.actionLink!);
    const { location } = await openLink(link.href);
    expect(location.pathname).toBe('/portal');
    const used = await openLink(link.href);
    expect(used.location.hash).toContain('error_code=otp_expired');
    link.searchParams.set('redirect_to', 'https://boese.example/');
    expect((await openLink(link.href)).location.origin).toBe('http://localhost');
  });

  it('recovers an account by link or code; the new password works', async () => {
    const { email } = await signedIn();
    const client = platform.client();
    await client.auth.resetPasswordForEmail(email);
    const { data } = await client.auth.verifyOtp({ email, token: lastMail(email)!.data.code!, type: 'recovery' });
    expect(data.session).toBeTruthy();
    expect((await client.auth.updateUser({ password: 'ein-neues-Wort-99' })).error).toBeNull();
    expect((await platform.client().auth.signInWithPassword({ email, password: 'ein-neues-Wort-99' })).error).toBeNull();
    expect((await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
  });

  it('answers unknown addresses alike and mails them nothing', async () => {
    const known = await signedIn();
    const unknown = newEmail();
    for (const [path, body] of [
      ['/recover', {}],
      ['/resend', { type: 'signup' }],
      ['/otp', { create_user: false }],
    ] as const) {
      const one = await call('POST', path, { body: { ...body, email: known.email } });
      const other = await call('POST', path, { body: { ...body, email: unknown } });
      expect({ status: other.status, body: other.body }).toEqual({ status: one.status, body: one.body });
      expect(one).toMatchObject({ status: 200, body: {} });
    }
    expect(lastMail(unknown)).toBeUndefined();
  });

  it('sends the sign-up mail again; each mail is an event of its own', async () => {
    const email = newEmail();
    await platform.client().auth.signUp({ email, password: PASSWORD });
    expect((await platform.client().auth.resend({ type: 'signup', email })).error).toBeNull();
    const mails = platform.mails.filter((mail) => mail.to === email);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ eventKey }) => eventKey)).size).toBe(2);
    expect((await openLink(mails[0]!.data.actionLink!)).location.hash).toContain('otp_expired');
    expect((await openLink(mails[1]!.data.actionLink!)).location.hash).toContain('access_token');
  });

  it('mails a nonce to the signed-in user and checks it', async () => {
    const { client, email } = await signedIn();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const mail = lastMail(email)!;
    expect(mail.kind).toBe('reauthentication');
    const wrong = await client.auth.updateUser({ password: 'noch-ein-Wort-11', nonce: 'falsch' });
    expect(wrong.error?.code).toBe('reauthentication_not_valid');
    expect((await client.auth.updateUser({ password: 'noch-ein-Wort-11', nonce: mail.data.code! })).error).toBeNull();
    expect((await call('GET', '/reauthenticate')).status).toBe(401);
  });
});

describe('settings of the service', () => {
  it('asks for a nonce in an old session where that is set', async () => {
    const strict = await createTestPlatform({}, { auth: { ...platform.deps.auth, autoconfirm: true, requireReauthentication: true } });
    const email = newEmail();
    const client = strict.client();
    await client.auth.signUp({ email, password: PASSWORD });
    expect((await client.auth.updateUser({ password: 'ein-neues-Wort-99' })).error).toBeNull();
    await strict.db.transaction({ kind: 'owner', reason: 'test lets time pass' }, (tx) =>
      tx.query(`update auth.sessions set created_at = created_at - interval '2 days'`),
    );
    expect((await client.auth.updateUser({ password: 'noch-ein-Wort-11' })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    await client.auth.reauthenticate();
    const nonce = strict.mails.findLast((mail) => mail.kind === 'reauthentication')!.data.code!;
    expect((await client.auth.updateUser({ password: 'noch-ein-Wort-11', nonce })).error).toBeNull();
    await strict.close();
  });

  it('signs with an asymmetric key and publishes its public half', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const signingKey = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'ES256' as const };
    const keys = { ...platform.keys, signingKey };
    const verifyToken = createTokenVerifier(platform.keys.jwtSecret, Date.now, signingKey);
    const other = await createTestPlatform({}, { keys, verifyToken, auth: { ...platform.deps.auth, autoconfirm: true } });
    const client = other.client();
    const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    expect(decodeProtectedHeader(data.session!.access_token)).toMatchObject({ alg: 'ES256', kid: 'one' });
    const { data: claims } = await client.auth.getClaims();
    expect(claims!.claims.sub).toBe(data.user!.id);
    expect((await client.auth.getUser()).error).toBeNull();
    const published = await (await other.fetch(new Request('http://localhost/auth/v1/.well-known/jwks.json'))).json();
    expect(published.keys).toMatchObject([{ kid: 'one', kty: 'EC' }]);
    expect(JSON.stringify(published)).not.toContain(signingKey.d);
    // The public key must not serve as a shared secret.
    const forged = await signToken({ role: 'service_role', exp: 4_000_000_000 }, JSON.stringify(published.keys[0]));
    await expect(verifyToken(forged)).rejects.toMatchObject({ code: 'bad_jwt' });
    await other.close();
  });

  it('lets nothing be cached', async () => {
    expect((await call('GET', '/settings')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('logout and user (PLATFORM-AUTH-11, -13)', () => {
  it('ends the session: neither refresh nor GET user work', async () => {
    const { client } = await signedIn();
    const session = (await client.auth.getSession()).data.session!;
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await call('GET', '/user', { token: session.access_token })).body.error_code).toBe('session_not_found');
    expect((await call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: session.refresh_token } })).status).toBe(400);
  });

  it('honours the scopes local and others', async () => {
    const { client, email } = await signedIn();
    const second = platform.client();
    await second.auth.signInWithPassword({ email, password: PASSWORD });
    await client.auth.signOut({ scope: 'others' });
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await second.auth.getUser()).error).not.toBeNull();
    await client.auth.signOut({ scope: 'local' });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  it('reads and changes the user', async () => {
    const { client, email, id } = await signedIn();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      id,
      email,
      aud: 'authenticated',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(data.user!.identities![0]!.identity_id).toMatch(/^[0-9a-f-]{36}$/);
    const changed = await client.auth.updateUser({ data: { full_name: 'Neuer Name' } });
    expect(changed.data.user!.user_metadata).toMatchObject({ full_name: 'Neuer Name' });
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({ status: 422, code: 'same_password' });
    const token = (await client.auth.getSession()).data.session!.access_token;
    expect((await call('PUT', '/user', { token, body: { app_metadata: { role: 'admin' } } })).status).toBe(403);
  });

  it('refuses callers without a session', async () => {
    expect((await platform.client().auth.getUser()).error?.message).toBe('Auth session missing!');
    expect((await call('GET', '/user')).status).toBe(401);
    expect((await call('PUT', '/user', { body: { data: {} } })).status).toBe(401);
  });

  it('changes the address after both mailboxes agreed', async () => {
    const { client, email, id } = await signedIn();
    const next = newEmail();
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next });
    expect(lastMail(email)!.kind).toBe('email_change_current');
    expect(lastMail(next)!.kind).toBe('email_change_new');
    const half = await openLink(lastMail(next)!.data.actionLink!);
    expect(half.location.hash).toContain('message=Confirmation+link+accepted');
    expect((await platform.service().auth.admin.getUserById(id)).data.user!.email).toBe(email);
    const whole = await platform.client().auth.verifyOtp({ email, token: lastMail(email)!.data.code!, type: 'email_change' });
    expect(whole.data.user).toMatchObject({ id, email: next });
    expect((await platform.client().auth.signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull();
  });
});

describe('admin (PLATFORM-AUTH-19, -20, -22)', () => {
  it('creates, lists, reads, changes and deletes', async () => {
    const admin = platform.service().auth.admin;
    const email = newEmail();
    const created = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'A' },
      app_metadata: { plan: 'x' },
    });
    expect(created.data.user).toMatchObject({ email, user_metadata: { full_name: 'A' }, app_metadata: { plan: 'x', provider: 'email' } });
    const id = created.data.user!.id;
    const listed = await admin.listUsers({ page: 1, perPage: 1 });
    expect(listed.data.users).toHaveLength(1);
    expect(listed.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect((await admin.getUserById(id)).data.user!.id).toBe(id);
    const changed = await admin.updateUserById(id, { user_metadata: { full_name: 'B' }, ban_duration: '1h' });
    expect(changed.data.user!.user_metadata).toEqual({ full_name: 'B' });
    expect((await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    const client = platform.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    const session = (await client.auth.getSession()).data.session!;

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('invalid_credentials');
    expect((await call('GET', '/user', { token: session.access_token })).status).toBe(403);
    expect((await platform.service().from('profiles').select('id').eq('id', id)).data ?? []).toEqual([]);
  });

  it('refuses duplicates', async () => {
    const { email } = await signedIn();
    expect((await platform.service().auth.admin.createUser({ email })).error).toMatchObject({ code: 'email_exists', status: 422 });
  });

  it('is closed to the anonymous key and to users', async () => {
    const { client } = await signedIn();
    const token = (await client.auth.getSession()).data.session!.access_token;
    expect((await call('GET', '/admin/users')).status).toBe(403);
    expect((await call('GET', '/admin/users', { token })).status).toBe(403);
    expect((await call('POST', '/invite', { token, body: { email: newEmail() } })).status).toBe(403);
    expect((await call('POST', '/admin/generate_link', { token, body: { type: 'magiclink', email: newEmail() } })).status).toBe(403);
    const forged = await signToken({ role: 'service_role', sub: crypto.randomUUID(), exp: 4_000_000_000 }, platform.keys.jwtSecret);
    expect((await call('GET', '/admin/users', { token: forged })).status).toBe(403);
  });

  it('invites by mail and generates links', async () => {
    const admin = platform.service().auth.admin;
    const email = newEmail();
    const { data } = await admin.inviteUserByEmail(email, { data: { full_name: 'Gast' } });
    expect(data.user!.invited_at).toBeTruthy();
    expect((await openLink(lastMail(email)!.data.actionLink!)).location.hash).toContain('type=invite');
    const link = await admin.generateLink({ type: 'magiclink', email });
    expect(link.data.properties).toMatchObject({ verification_type: 'magiclink', redirect_to: 'http://localhost/' });
    const { data: verified } = await platform
      .client()
      .auth.verifyOtp({ token_hash: link.data.properties!.hashed_token, type: 'magiclink' });
    expect(verified.user?.email).toBe(email);
  });

  it('keeps an audit log', async () => {
    const entries = (await call('GET', '/admin/audit', { token: platform.keys.serviceRoleKey })).body as { payload: { action: string } }[];
    expect(entries.map(({ payload }) => payload.action)).toContain('user_invited');
  });
});

describe('forged tokens (PLATFORM-AUTH-21)', () => {
  it.each([
    [
      'wrong secret',
      async () => signToken({ role: 'authenticated', sub: crypto.randomUUID(), exp: 4_000_000_000 }, 'another-secret-with-32-characters-x'),
    ],
    ['alg none', async () => `${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa('{"role":"service_role"}').replaceAll('=', '')}.`],
    ['expired', async () => signToken({ role: 'authenticated', sub: crypto.randomUUID(), exp: 1_000 }, platform.keys.jwtSecret)],
  ])('refuses %s', async (_name, forge) => {
    const answer = await call('GET', '/user', { token: await forge() });
    expect(answer).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
  });
});

describe('public facts', () => {
  it('answers settings, health and the key set', async () => {
    expect((await call('GET', '/settings')).body).toMatchObject({ external: { email: true, phone: false }, mailer_autoconfirm: false });
    expect((await call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
    expect((await call('GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] });
  });
});

describe('bad input', () => {
  const text = (value: string) => ({ email: newEmail(), password: PASSWORD, data: { full_name: value } });

  it.each([
    ['a NUL in text', () => call('POST', '/signup', { body: text('a\0b') })],
    ['half a character', () => call('POST', '/signup', { body: text('\ud800') })],
    ['a NUL in a key', () => call('POST', '/signup', { body: { ...text('x'), data: { 'a\0': 1 } } })],
    ['a list for an object', () => call('POST', '/signup', { body: [] })],
    ['null', () => call('POST', '/signup', { body: null })],
    ['a NUL in a token', () => call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: '\0' } })],
    ['a huge address', () => call('POST', '/recover', { body: { email: `${'a'.repeat(5_000)}@example.org` } })],
    ['a huge body', () => call('POST', '/recover', { body: { email: 'a'.repeat(2_000_000) } })],
    ['a huge body without a length', () => sendEndless()],
    ['a foreign id', () => call('GET', '/admin/users/nothing', { token: platform.keys.serviceRoleKey })],
    ['an odd page', () => call('GET', '/admin/users?page=x', { token: platform.keys.serviceRoleKey })],
    ['a NUL in a filter', () => call('GET', '/admin/users?filter=%00', { token: platform.keys.serviceRoleKey })],
    [
      'an odd role',
      () => call('POST', '/admin/users', { token: platform.keys.serviceRoleKey, body: { email: newEmail(), role: 'x"; drop' } }),
    ],
    ['an unknown path', () => call('GET', '/nothing')],
    ['an unknown method', () => call('PATCH', '/user')],
  ])('answers %s with 4xx and an error code', async (_name, send) => {
    const { status, body } = await send();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.error_code).toMatch(/^[a-z_0-9]+$/);
  });

  /** A body that tells no length and would never end. */
  async function sendEndless() {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) });
    const headers = { apikey: platform.keys.anonKey, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await platform.fetch(new Request('http://localhost/auth/v1/recover', init));
    return { status: response.status, body: await response.json() };
  }

  it('redirects odd links to the site with an error', async () => {
    const { location } = await openLink('http://localhost/auth/v1/verify?type=signup&token=%00%27');
    expect(location.hash).toContain('otp_expired');
  });

  it('survives two sign-ups of one address at once', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/signup', { body: { email, password: PASSWORD } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('speed', () => {
  it('never holds up the event loop while passwords are checked', async () => {
    const { email } = await signedIn();
    const signIn = () => call('POST', '/token?grant_type=password', { body: { email, password: 'falsch-falsch' } });
    await signIn();
    // What a sign-in takes of the thread of the loop; a hash on it would add its 25 ms. Its CPU time, which a busy machine does not stretch.
    const busy: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = process.threadCpuUsage();
      await Promise.all(Array.from({ length: 20 }, signIn));
      const { user, system } = process.threadCpuUsage(before);
      busy.push((user + system) / 1000 / 20);
    }
    expect(Math.min(...busy)).toBeLessThan(10);
  });
});
