// @database postgres
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { newEmail, PASSWORD, startAuth } from '#tests/support/auth.ts';

const { platform, call, lastMail, openLink, signedIn } = await startAuth();

describe('PKCE (PLATFORM-AUTH-07)', () => {
  const pkceClient = () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    };
    const auth = {
      flowType: 'pkce' as const,
      storage,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    };
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
    const again = await call('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'a'.repeat(50) },
    });
    expect(again).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
  });

  it('refuses a wrong verifier and a wrong code', async () => {
    const { email } = await signedIn();
    await pkceClient().auth.resetPasswordForEmail(email);
    const { location } = await openLink(lastMail(email)!.data.actionLink!);
    const exchange = (auth_code: string) =>
      call('POST', '/token?grant_type=pkce', {
        body: { auth_code, code_verifier: 'b'.repeat(50) },
      });
    expect((await exchange(location.searchParams.get('code')!)).body.error_code).toBe(
      'bad_code_verifier',
    );
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
    const wrong = await client.auth.verifyOtp({
      email,
      token: code === '000000' ? '111111' : '000000',
      type: 'email',
    });
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
    const answers = await Promise.all([
      call('POST', '/verify', { body }),
      call('POST', '/verify', { body }),
    ]);
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
    await platform
      .client()
      .auth.signInWithOtp({ email, options: { emailRedirectTo: 'http://localhost/portal' } });
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
    const { data } = await client.auth.verifyOtp({
      email,
      token: lastMail(email)!.data.code!,
      type: 'recovery',
    });
    expect(data.session).toBeTruthy();
    expect((await client.auth.updateUser({ password: 'ein-neues-Wort-99' })).error).toBeNull();
    expect(
      (await platform.client().auth.signInWithPassword({ email, password: 'ein-neues-Wort-99' }))
        .error,
    ).toBeNull();
    expect(
      (await platform.client().auth.signInWithPassword({ email, password: PASSWORD })).error,
    ).not.toBeNull();
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
      expect({ status: other.status, body: other.body }).toEqual({
        status: one.status,
        body: one.body,
      });
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
    expect(
      (await client.auth.updateUser({ password: 'noch-ein-Wort-11', nonce: mail.data.code! }))
        .error,
    ).toBeNull();
    expect((await call('GET', '/reauthenticate')).status).toBe(401);
  });
});

describe('what was mailed before', () => {
  const mailLink = async (email: string) => {
    await platform.client().auth.resetPasswordForEmail(email);
    return lastMail(email)!.data.actionLink!;
  };
  const open = async (link: string) => (await openLink(link)).location.hash;

  it('opens nothing once the password is another', async () => {
    const { client, email, id } = await signedIn();
    const link = await mailLink(email);
    expect((await client.auth.updateUser({ password: 'ein-neues-Wort-99' })).error).toBeNull();
    expect(await open(link)).toContain('otp_expired');
    const next = await mailLink(email);
    await platform.service().auth.admin.updateUserById(id, { password: 'noch-ein-Wort-11' });
    expect(await open(next)).toContain('otp_expired');
  });

  it('opens nothing once the address is another, whoever changed it', async () => {
    const { client, email, id } = await signedIn();
    const link = await mailLink(email);
    const [second, third] = [newEmail(), newEmail()];
    await client.auth.updateUser({ email: second });
    const halves = [lastMail(second)!, lastMail(email)!];
    for (const { data } of halves) await openLink(data.actionLink!);
    expect(await open(link)).toContain('otp_expired');
    // Whoever came in by the former mailbox is out.
    expect((await client.auth.getUser()).error).not.toBeNull();

    const next = await mailLink(second);
    await platform.service().auth.admin.updateUserById(id, { email: third });
    expect(await open(next)).toContain('otp_expired');

    const last = await mailLink(third);
    await platform.db.transaction(asOwner('test changes the address past the service'), (tx) =>
      tx.query('update auth.users set email = $1 where id = $2', [newEmail(), id]),
    );
    expect(await open(last)).toContain('otp_expired');
  });

  it('goes on where only names change', async () => {
    const { client, email, id } = await signedIn();
    const link = await mailLink(email);
    await client.auth.updateUser({ data: { full_name: 'Neu' } });
    await platform.service().auth.admin.updateUserById(id, { user_metadata: { city: 'Kleve' } });
    expect(await open(link)).toContain('access_token=');
  });
});
