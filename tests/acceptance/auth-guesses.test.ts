// @database postgres
import { describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';
import { newEmail, PASSWORD, startAuth } from '#tests/support/auth.ts';

const { platform, call, lastMail, openLink, signedIn } = await startAuth();

/** As if it came from that network address. */
async function guess(email: string, token: string, address: string, type = 'email') {
  const response = await platform.fetch(
    new Request('http://localhost/auth/v1/verify', {
      method: 'POST',
      headers: { apikey: platform.keys.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ type, email, token }),
    }),
    { clientAddress: address },
  );
  return { status: response.status, body: await response.json() };
}
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
const stored = () =>
  platform.db.transaction(asOwner('test reads what is stored'), (tx) =>
    tx.query<{ token_hash: string; code_hash: string | null }>(
      `select token_hash, code_hash from auth.one_time_tokens
       left join platform.mailed_codes on token_id = id`,
    ),
  );

describe('secrets of mails (IDENT-02)', () => {
  it('gives links at least 128 random bits that have nothing to do with the code', async () => {
    const { email } = await signedIn();
    const links = new Set<string>();
    for (let mail = 0; mail < 3; mail += 1) {
      await platform.client().auth.resetPasswordForEmail(email);
      const { actionLink, code } = lastMail(email)!.data;
      const token = new URL(actionLink!).searchParams.get('token')!;
      expect(token).toMatch(/^[0-9a-f]{32,}$/);
      expect(actionLink).not.toContain(code);
      links.add(token);
    }
    expect(links.size).toBe(3);
  });

  it('stores neither link nor code, and what is stored opens nothing', async () => {
    const { email } = await signedIn();
    await platform.client().auth.signInWithOtp({ email });
    const { actionLink, code } = lastMail(email)!.data;
    const rows = await stored();
    const token = new URL(actionLink!).searchParams.get('token')!;
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ code_hash: hash }) => hash?.includes(code!))).toBe(false);
    for (const { token_hash: hash, code_hash: other } of rows)
      for (const leaked of [hash, other])
        expect(
          (await call('POST', '/verify', { body: { type: 'magiclink', token_hash: leaked } }))
            .status,
        ).toBe(403);
  });

  it('knows the kinds of its own alone', async () => {
    for (const type of ['__proto__', 'toString', 'sms'])
      expect(
        (await call('POST', '/verify', { body: { type, email: 'wer@firma.example', token: '1' } }))
          .status,
      ).toBe(400);
  });

  it('voids a code after five wrong tries from whatever addresses; the link goes on', async () => {
    const { email } = await signedIn();
    await platform.client().auth.signInWithOtp({ email });
    const { actionLink, code } = lastMail(email)!.data;
    for (let address = 1; address <= 5; address += 1)
      expect((await guess(email, wrongOf(code!), `203.0.113.${address}`)).body.error_code).toBe(
        'otp_expired',
      );
    expect(await guess(email, code!, '203.0.113.9')).toMatchObject({
      status: 403,
      body: { error_code: 'otp_expired' },
    });
    expect((await openLink(actionLink!)).location.hash).toContain('access_token=');
  });

  it('lets the fifth try be the right one, and a new mail begins anew', async () => {
    const { email } = await signedIn();
    for (let mail = 0; mail < 2; mail += 1) {
      await platform.client().auth.signInWithOtp({ email });
      const code = lastMail(email)!.data.code!;
      for (let wrong = 0; wrong < 4; wrong += 1) await guess(email, wrongOf(code), '203.0.113.1');
      expect((await guess(email, code, '203.0.113.1')).status).toBe(200);
    }
  });

  it('counts a guess against every code that the type accepts', async () => {
    const email = newEmail();
    await platform.client().auth.signUp({ email, password: PASSWORD });
    const code = lastMail(email)!.data.code!;
    for (const type of ['email', 'signup', 'email', 'signup', 'email'])
      await guess(email, wrongOf(code), '203.0.113.1', type);
    expect((await guess(email, code, '203.0.113.1', 'signup')).status).toBe(403);
  });

  it('stops guessing at one account although codes are asked for again and again', async () => {
    const { email } = await signedIn();
    let status = 0;
    for (let tries = 0; tries <= 30 && status !== 429; tries += 1) {
      if (tries % 5 === 0) await platform.client().auth.signInWithOtp({ email });
      const answer = await guess(
        email,
        wrongOf(lastMail(email)!.data.code!),
        `198.51.100.${tries}`,
      );
      ({ status } = answer);
    }
    expect(status).toBe(429);
    expect((await openLink(lastMail(email)!.data.actionLink!)).location.hash).toContain(
      'access_token=',
    );
  });

  it('takes as long to refuse a wrong code whether the address has an open one', async () => {
    const { email } = await signedIn();
    await platform.client().auth.signInWithOtp({ email });
    const wrong = wrongOf(lastMail(email)!.data.code!);
    for (const address of [email, newEmail()]) {
      const begun = performance.now();
      expect((await guess(address, wrong, '203.0.113.7')).status).toBe(403);
      // Far above what the database needs for either.
      expect(performance.now() - begun).toBeGreaterThan(110);
    }
  });

  it('voids the nonce of a password change, too', async () => {
    const { client, email } = await signedIn();
    await client.auth.reauthenticate();
    const nonce = lastMail(email)!.data.code!;
    const change = (given: string) =>
      client.auth.updateUser({ password: 'noch-ein-Wort-11', nonce: given });
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await change(wrongOf(nonce))).error?.code).toBe('reauthentication_not_valid');
    expect((await change(nonce)).error?.code).toBe('reauthentication_not_valid');
  });
});

it('counts the addresses of one IPv6 network together', async () => {
  const open = (address: string) =>
    platform
      .fetch(new Request('http://localhost/auth/v1/verify?type=magiclink&token=falsch'), {
        clientAddress: address,
      })
      .then((response) => response.headers.get('location') ?? '');
  for (let host = 1; host <= 60; host += 1) await open(`2001:db8:1:2::${host.toString(16)}`);
  expect(await open('2001:db8:1:2:aaaa::1')).toContain('over_request_rate_limit');
  expect(await open('2001:db8:1:3::1')).toContain('otp_expired');
});

it('counts wrong codes of an app apart for each network and each device that proved it', async () => {
  const { client, email } = await signedIn();
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const app = openAuthenticatorApp(data!.totp.secret);
  const post = async (path: string, address: string, body: object, headers = {}) => {
    const response = await platform.fetch(
      new Request(`http://localhost/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: platform.keys.anonKey, ...headers },
        body: JSON.stringify(body),
      }),
      { clientAddress: address },
    );
    return {
      status: response.status,
      cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
      body: (await response.json()) as Record<string, string>,
    };
  };
  const factor = `/factors/${data!.id}`;
  /** Somebody who knows the password, on a device that has signed in with it before. */
  const signIn = async (address: string, known = '') => {
    const credentials = { email, password: PASSWORD };
    const path = '/token?grant_type=password';
    const { body, cookie } = await post(path, address, credentials, { cookie: known });
    const headers = {
      authorization: `Bearer ${body['access_token']}`,
      cookie: [known, cookie].filter(Boolean).join('; '),
    };
    const { body: challenge } = await post(`${factor}/challenge`, address, {}, headers);
    return (answer: object) =>
      post(`${factor}/verify`, address, { challenge_id: challenge['id'], ...answer }, headers);
  };
  const wrong = { code: '12345x' };
  const owner = await (await signIn('203.0.113.20'))({ code: app.generate() });
  expect(owner.status).toBe(200);
  expect(owner.cookie).toMatch(/^known-device-/);

  const refusedAfter = async (address: string) => {
    const guessOnce = await signIn(address);
    // No guess, and counted with none.
    const key = { webauthn: { credential_response: {} } };
    expect((await guessOnce(key)).status).not.toBe(429);
    let count = 0;
    while ((await guessOnce(wrong)).status !== 429) count += 1;
    return count;
  };
  expect(await refusedAfter('203.0.113.21')).toBe(30);
  expect((await (await signIn('203.0.113.22'))(wrong)).status).toBe(422);
  for (const [address, count] of [
    ['203.0.113.23', 30],
    ['203.0.113.24', 30],
    ['203.0.113.25', 9],
  ] as const)
    expect(await refusedAfter(address)).toBe(count);
  const right = { code: app.generate() };
  expect((await (await signIn('203.0.113.26'))(right)).status).toBe(429);
  expect((await (await signIn('203.0.113.21', owner.cookie))(right)).status).toBe(200);
});
