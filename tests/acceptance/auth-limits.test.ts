// @database postgres
import { createClient } from '@supabase/supabase-js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '#tests/support/auth.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;
let userToken: string;
const email = 'gedulds.probe@example.org';

beforeAll(async () => {
  const base = await createTestPlatform();
  await base.close();
  const providers = { github: { clientId: 'a', clientSecret: 'b' } };
  const rateLimits = {
    signInPerAccount: 2,
    perAddress: 10_000,
    emailPerAccount: 1,
    emailPerAddress: MAILS_OF_NETWORK,
  };
  platform = await createTestPlatform(
    {},
    { auth: { ...base.deps.auth, saml: true, web3: ['ethereum'], providers, rateLimits } },
  );
  await platform
    .service()
    .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const { data } = await platform.client().auth.signInWithPassword({ email, password: PASSWORD });
  userToken = data.session!.access_token;
});
afterAll(() => platform.close());

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = {
    apikey: platform.keys.anonKey,
    authorization: `Bearer ${userToken}`,
    'content-type': 'application/json',
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return platform.fetch(new Request(`http://localhost/auth/v1${path}`, init));
}

const uuid = '00000000-0000-4000-8000-000000000000';
const GUESSES = 30;
const WRONG_LINKS = 60;
const MAILS_OF_NETWORK = 20;

describe('each endpoint has its limit, and says when to come back', () => {
  it.each<[string, string, unknown, number, string?]>([
    [
      'POST',
      '/token?grant_type=password',
      { email: 'ein.konto@example.org', password: 'falsch-falsch' },
      2,
    ],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: 'unbekannt' }, 2],
    ['POST', '/token?grant_type=pkce', { auth_code: uuid, code_verifier: 'x'.repeat(43) }, 2],
    ['POST', '/token?grant_type=id_token', { provider: 'github', id_token: 'x.y.z' }, 2],
    [
      'POST',
      '/token?grant_type=web3',
      { chain: 'ethereum', message: 'x'.repeat(64), signature: '0x' },
      2,
    ],
    [
      'POST',
      '/signup',
      { email: 'neu@example.org', password: PASSWORD },
      1,
      'over_email_send_rate_limit',
    ],
    ['POST', '/signup', {}, 2],
    ['POST', '/otp', { email: 'code@example.org' }, 1, 'over_email_send_rate_limit'],
    ['POST', '/recover', { email: 'vergessen@example.org' }, 1, 'over_email_send_rate_limit'],
    [
      'POST',
      '/resend',
      { type: 'signup', email: 'nochmal@example.org' },
      1,
      'over_email_send_rate_limit',
    ],
    ['PUT', '/user', { email: 'anders@example.org' }, 1, 'over_email_send_rate_limit'],
    ['GET', '/reauthenticate', undefined, 1, 'over_email_send_rate_limit'],
    ['GET', '/authorize?provider=github', undefined, 2],
    ['POST', '/sso', { domain: 'firma.example' }, 2],
    ['POST', `/factors/${uuid}/challenge`, {}, 2],
    ['POST', `/factors/${uuid}/verify`, { challenge_id: uuid, code: '000000' }, GUESSES],
    ['POST', '/verify', { type: 'email', email, token: '000000' }, GUESSES],
    ['POST', '/verify', { type: 'email', token_hash: 'unbekannt' }, WRONG_LINKS],
    ['POST', '/passkeys/authentication/options', {}, 2],
  ])(
    '%s %s (%o): after %i',
    async (method, path, body, allowed, code = 'over_request_rate_limit') => {
      for (let taken = 0; taken < allowed; taken += 1)
        expect((await send(method, path, body)).status).not.toBe(429);
      const refused = await send(method, path, body);
      expect([
        refused.status,
        ((await refused.json()) as { error_code: string }).error_code,
      ]).toEqual([429, code]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    },
  );

  it('a link that somebody opens again and again leads to the site with the same error', async () => {
    let location = '';
    for (
      let taken = 0;
      taken <= WRONG_LINKS && !location.includes('over_request_rate_limit');
      taken += 1
    ) {
      const response = await platform.fetch(
        new Request('http://localhost/auth/v1/verify?type=magiclink&token=unbekannt'),
      );
      location = response.headers.get('location') ?? '';
    }
    expect(location).toContain('error_code=over_request_rate_limit');
  });
});

describe('of one network, whatever accounts it names', () => {
  const from = async (clientAddress: string, path: string, body: unknown): Promise<number> => {
    const headers = { apikey: platform.keys.anonKey, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const request = new Request(`http://localhost/auth/v1${path}`, init);
    return (await platform.fetch(request, { clientAddress })).status;
  };

  it('wrong codes are counted', async () => {
    const guess = (address: string, n: number) =>
      from(address, '/verify', { type: 'email', email: `${n}@example.org`, token: '000000' });
    const guesses = Array.from({ length: 300 }, (_, n) => guess('203.0.113.1', n));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([403]));
    expect(await guess('203.0.113.1', 300)).toBe(429);
    expect(await guess('203.0.113.2', 301)).toBe(403);
  });

  it('mails asked for are counted, and with them accounts that nobody confirms', async () => {
    const ask = (address: string, n: number) =>
      from(address, '/otp', { email: `neu-${address}-${n}@example.org` });
    for (let n = 0; n < MAILS_OF_NETWORK; n += 1) expect(await ask('203.0.113.3', n)).toBe(200);
    expect(await ask('203.0.113.3', MAILS_OF_NETWORK)).toBe(429);
    expect(await ask('203.0.113.4', 0)).toBe(200);
  });

  it('what is counted takes no room, however long it is', async () => {
    const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
    const long = 'a'.repeat(4_000);
    await from('203.0.113.5', '/token?grant_type=password', { email: long, password: 'x' });
    await from('203.0.113.5', `/factors/${long}/verify`, { challenge_id: uuid, code: '000000' });
    const credential = { id: 'a'.repeat(200_000) };
    const answer = { challenge_id: uuid, credential };
    expect(await from('203.0.113.5', '/passkeys/authentication/verify', answer)).toBe(400);
    const lengths = consume.mock.calls.map(([key]) => String(key).length);
    expect(lengths.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...lengths)).toBeLessThan(100);
    consume.mockRestore();
  });
});

it('the client looks every 30 seconds whether its token ends soon, and gets a new one (CONST-06)', async () => {
  const own = await createTestPlatform(
    {},
    { auth: { ...platform.deps.auth, jwtExpirySeconds: 130 } },
  );
  await own.service().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const refreshes: number[] = [];
  const started = Date.now();
  const client = createClient('http://localhost', own.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: true, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        if (request.url.includes('grant_type=refresh_token'))
          refreshes.push(Math.round((Date.now() - started) / 1_000));
        return own.fetch(request);
      },
    },
  });
  try {
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(refreshes).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(async () =>
      expect((await client.auth.getSession()).data.session!.access_token).not.toBe(
        data.session!.access_token,
      ),
    );
    expect(refreshes).toEqual([30]);
  } finally {
    await client.auth.stopAutoRefresh();
    vi.useRealTimers();
    await own.close();
  }
});
