// @database postgres
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenVerifier, signToken } from '#platform/core/jwt.ts';
import { newEmail, PASSWORD, startAuth } from '#tests/support/auth.ts';
import { createTestPlatform } from '#tests/support/platform.ts';

const { platform, call, lastMail, openLink, signedIn } = await startAuth();

describe('admin (PLATFORM-AUTH-19, -20, -22)', () => {
  it.each([
    ['deletes', false],
    ['deletes softly', true],
  ])('creates, lists, reads, changes and %s', async (_, isSoft) => {
    const admin = platform.service().auth.admin;
    const email = newEmail();
    const created = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'A' },
      app_metadata: { plan: 'x' },
    });
    expect(created.data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'A' },
      app_metadata: { plan: 'x', provider: 'email' },
    });
    const id = created.data.user!.id;
    await signedIn();
    const listed = await admin.listUsers({ page: 1, perPage: 1 });
    expect(listed.data.users).toHaveLength(1);
    expect(listed.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect((await admin.getUserById(id)).data.user!.id).toBe(id);
    const changed = await admin.updateUserById(id, {
      user_metadata: { full_name: 'B' },
      ban_duration: '1h',
    });
    expect(changed.data.user!.user_metadata).toEqual({ full_name: 'B' });
    expect(
      (await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code,
    ).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    const client = platform.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    const session = (await client.auth.getSession()).data.session!;

    expect((await admin.deleteUser(id, isSoft)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(
      (await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code,
    ).toBe('invalid_credentials');
    expect((await call('GET', '/user', { token: session.access_token })).status).toBe(403);
    expect(
      (await platform.service().from('profiles').select('id').eq('id', id)).data ?? [],
    ).toEqual([]);
  });

  it('refuses duplicates', async () => {
    const { email } = await signedIn();
    expect((await platform.service().auth.admin.createUser({ email })).error).toMatchObject({
      code: 'email_exists',
      status: 422,
    });
  });

  it('is closed to the anonymous key and to users', async () => {
    const { client } = await signedIn();
    const token = (await client.auth.getSession()).data.session!.access_token;
    expect((await call('GET', '/admin/users')).status).toBe(403);
    expect((await call('GET', '/admin/users', { token })).status).toBe(403);
    expect((await call('POST', '/invite', { token, body: { email: newEmail() } })).status).toBe(
      403,
    );
    expect(
      (
        await call('POST', '/admin/generate_link', {
          token,
          body: { type: 'magiclink', email: newEmail() },
        })
      ).status,
    ).toBe(403);
    const forged = await signToken(
      { role: 'service_role', sub: crypto.randomUUID(), exp: 4_000_000_000 },
      platform.keys.jwtSecret,
    );
    expect((await call('GET', '/admin/users', { token: forged })).status).toBe(403);
  });

  it('invites by mail and generates links', async () => {
    const admin = platform.service().auth.admin;
    const email = newEmail();
    const { data } = await admin.inviteUserByEmail(email, { data: { full_name: 'Gast' } });
    expect(data.user!.invited_at).toBeTruthy();
    expect((await openLink(lastMail(email)!.data.actionLink!)).location.hash).toContain(
      'type=invite',
    );
    const link = await admin.generateLink({ type: 'magiclink', email });
    expect(link.data.properties).toMatchObject({
      verification_type: 'magiclink',
      redirect_to: 'http://localhost/',
    });
    const { data: verified } = await platform
      .client()
      .auth.verifyOtp({ token_hash: link.data.properties!.hashed_token, type: 'magiclink' });
    expect(verified.user?.email).toBe(email);
  });

  it('keeps an audit log', async () => {
    const entries = (await call('GET', '/admin/audit', { token: platform.keys.serviceRoleKey }))
      .body as { payload: { action: string } }[];
    expect(entries.map(({ payload }) => payload.action)).toContain('user_invited');
  });
});

describe('settings of the service', () => {
  it('asks for a nonce in an old session where that is set', async () => {
    const strict = await createTestPlatform(
      {},
      { auth: { ...platform.deps.auth, autoconfirm: true, requireReauthentication: true } },
    );
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
    expect(
      (await client.auth.updateUser({ password: 'noch-ein-Wort-11', nonce })).error,
    ).toBeNull();
    await strict.close();
  });

  it('signs with an asymmetric key and publishes its public half', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const signingKey = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'ES256' as const };
    const keys = { ...platform.keys, signingKey };
    const verifyToken = createTokenVerifier(platform.keys.jwtSecret, Date.now, signingKey);
    const other = await createTestPlatform(
      {},
      { keys, verifyToken, auth: { ...platform.deps.auth, autoconfirm: true } },
    );
    const client = other.client();
    const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    expect(decodeProtectedHeader(data.session!.access_token)).toMatchObject({
      alg: 'ES256',
      kid: 'one',
    });
    const { data: claims } = await client.auth.getClaims();
    expect(claims!.claims.sub).toBe(data.user!.id);
    expect((await client.auth.getUser()).error).toBeNull();
    const published = await (
      await other.fetch(new Request('http://localhost/auth/v1/.well-known/jwks.json'))
    ).json();
    expect(published.keys).toMatchObject([{ kid: 'one', kty: 'EC' }]);
    expect(JSON.stringify(published)).not.toContain(signingKey.d);
    // The public key must not serve as a shared secret.
    const forged = await signToken(
      { role: 'service_role', exp: 4_000_000_000 },
      JSON.stringify(published.keys[0]),
    );
    await expect(verifyToken(forged)).rejects.toMatchObject({ code: 'bad_jwt' });
    await other.close();
  });

  it('lets nothing be cached', async () => {
    expect((await call('GET', '/settings')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('public facts', () => {
  it('answers settings, health and the key set', async () => {
    expect((await call('GET', '/settings')).body).toMatchObject({
      external: { email: true, phone: false },
      mailer_autoconfirm: false,
    });
    expect((await call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
    expect((await call('GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] });
  });
});

describe('bad input', () => {
  const text = (value: string) => ({
    email: newEmail(),
    password: PASSWORD,
    data: { full_name: value },
  });

  it.each([
    ['a NUL in text', () => call('POST', '/signup', { body: text('a\0b') })],
    ['half a character', () => call('POST', '/signup', { body: text('\ud800') })],
    [
      'a NUL in a key',
      () => call('POST', '/signup', { body: { ...text('x'), data: { 'a\0': 1 } } }),
    ],
    ['a list for an object', () => call('POST', '/signup', { body: [] })],
    ['null', () => call('POST', '/signup', { body: null })],
    [
      'a NUL in a token',
      () => call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: '\0' } }),
    ],
    [
      'a huge address',
      () => call('POST', '/recover', { body: { email: `${'a'.repeat(5_000)}@example.org` } }),
    ],
    ['a huge body', () => call('POST', '/recover', { body: { email: 'a'.repeat(2_000_000) } })],
    ['a huge body without a length', () => sendEndless()],
    [
      'a foreign id',
      () => call('GET', '/admin/users/nothing', { token: platform.keys.serviceRoleKey }),
    ],
    [
      'an odd page',
      () => call('GET', '/admin/users?page=x', { token: platform.keys.serviceRoleKey }),
    ],
    [
      'a NUL in a filter',
      () => call('GET', '/admin/users?filter=%00', { token: platform.keys.serviceRoleKey }),
    ],
    [
      'an odd role',
      () =>
        call('POST', '/admin/users', {
          token: platform.keys.serviceRoleKey,
          body: { email: newEmail(), role: 'x"; drop' },
        }),
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
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
    });
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
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/signup', { body: { email, password: PASSWORD } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
