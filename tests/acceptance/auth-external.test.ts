// @database postgres
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { silentLog } from '#platform/core/log.ts';
import { asOwner } from '#platform/db/database.ts';
import { startOidcServer, type OidcServer } from '#tests/support/oidc-server.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { isFullTier } from '#tests/support/tier.ts';

let platform: TestPlatform;
let oidc: OidcServer;
const PASSWORD = 'richtig-langes-Wort-7';
/** How a provider can be away; in the gate one of them. */
const OUTAGES = (['slam', 'fail'] as const).slice(0, isFullTier ? 2 : 1);

beforeAll(async () => {
  const client = {
    id: 'maasbogen',
    secret: 'a-secret-of-the-client',
    redirectUri: 'http://localhost/auth/v1/callback',
  };
  oidc = await startOidcServer(client);
  const base = await createTestPlatform();
  const providers = {
    firma: { clientId: client.id, clientSecret: client.secret, issuer: oidc.issuer },
  };
  await base.close();
  platform = await createTestPlatform(
    {},
    { auth: { ...base.deps.auth, providers, web3: ['ethereum', 'solana'] } },
  );
});
afterAll(async () => {
  await platform.close();
  await oidc.close();
});

const fetchPlatform = (path: string, init?: RequestInit) =>
  platform.fetch(new Request(new URL(path, 'http://localhost'), init));
const locationOf = (response: Response) => new URL(response.headers.get('location')!);

/** A client as in a browser, with its own storage. */
function browserClient(flowType: 'pkce' | 'implicit'): SupabaseClient {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  return createClient('http://localhost', platform.keys.anonKey, {
    auth: { flowType, storage, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => platform.fetch(new Request(input, init)) },
  });
}

/** From the client's URL over the provider and back to the site. */
async function signInAtProvider(startUrl: string, account: string): Promise<URL> {
  const start = await fetchPlatform(startUrl);
  expect(start.status).toBe(302);
  const back = await oidc.signIn(start.headers.get('location')!, account);
  const answer = await fetchPlatform(back.href);
  expect(answer.status).toBe(303);
  return locationOf(answer);
}

const provider = 'firma' as never;

describe('authorize and callback (PLATFORM-AUTH-18)', () => {
  it('signs in by PKCE and answers the same account again', async () => {
    const ids = new Set<string>();
    for (const _round of [1, 2]) {
      const client = browserClient('pkce');
      const { data } = await client.auth.signInWithOAuth({
        provider,
        options: { skipBrowserRedirect: true, redirectTo: 'http://localhost/portal' },
      });
      const location = await signInAtProvider(data.url!, 'erika@example.org');
      expect(location.pathname).toBe('/portal');
      const { data: session, error } = await client.auth.exchangeCodeForSession(
        location.searchParams.get('code')!,
      );
      expect(error).toBeNull();
      expect(session.session!.provider_token).toBeTruthy();
      expect(session.user).toMatchObject({
        email: 'erika@example.org',
        app_metadata: { provider: 'firma' },
        user_metadata: { full_name: 'Erika Extern' },
      });
      expect(decodeJwt(session.session!.access_token)['amr']).toMatchObject([{ method: 'oauth' }]);
      ids.add(session.user!.id);
    }
    expect(ids.size).toBe(1);
  });

  it('answers the session in the fragment without PKCE', async () => {
    const { data } = await browserClient('implicit').auth.signInWithOAuth({
      provider,
      options: { skipBrowserRedirect: true },
    });
    const fields = new URLSearchParams(
      (await signInAtProvider(data.url!, 'fritz@example.org')).hash.slice(1),
    );
    expect(decodeJwt(fields.get('access_token')!)).toMatchObject({ email: 'fritz@example.org' });
  });

  it('joins an account with the same verified address, and voids an unconfirmed one first', async () => {
    const known = await platform.service().auth.admin.createUser({
      email: 'bekannt@example.org',
      password: PASSWORD,
      email_confirm: true,
    });
    await platform
      .client()
      .auth.signUp({ email: 'opfer@example.org', password: 'das-Wort-des-Angreifers' });
    for (const account of ['bekannt@example.org', 'opfer@example.org']) {
      const client = browserClient('pkce');
      const { data } = await client.auth.signInWithOAuth({
        provider,
        options: { skipBrowserRedirect: true },
      });
      const location = await signInAtProvider(data.url!, account);
      const { data: session } = await client.auth.exchangeCodeForSession(
        location.searchParams.get('code')!,
      );
      expect(session.user!.email).toBe(account);
      if (account.startsWith('bekannt'))
        expect(session.user).toMatchObject({
          id: known.data.user!.id,
          app_metadata: { providers: ['email', 'firma'] },
        });
    }
    const attacker = await platform
      .client()
      .auth.signInWithPassword({ email: 'opfer@example.org', password: 'das-Wort-des-Angreifers' });
    expect(attacker.error?.code).toBe('invalid_credentials');
    expect(
      (
        await platform
          .client()
          .auth.signInWithPassword({ email: 'bekannt@example.org', password: PASSWORD })
      ).error,
    ).toBeNull();
  });

  it('refuses an address the provider has not verified', async () => {
    const { data } = await browserClient('implicit').auth.signInWithOAuth({
      provider,
      options: { skipBrowserRedirect: true },
    });
    const location = await signInAtProvider(data.url!, 'unverified@example.org');
    expect(location.hash).toContain('error_code=provider_email_needs_verification');
  });

  it('takes a callback once and only with a known state', async () => {
    const { data } = await browserClient('implicit').auth.signInWithOAuth({
      provider,
      options: { skipBrowserRedirect: true },
    });
    const start = await fetchPlatform(data.url!);
    const back = await oidc.signIn(start.headers.get('location')!, 'einmal@example.org');
    expect(locationOf(await fetchPlatform(back.href)).hash).toContain('access_token');
    expect(locationOf(await fetchPlatform(back.href)).hash).toContain('bad_oauth_state');
    expect(locationOf(await fetchPlatform('/auth/v1/callback?state=x&code=y')).hash).toContain(
      'bad_oauth_state',
    );
    const refused = await fetchPlatform(
      `/auth/v1/callback?error=access_denied&state=${new URL(locationOf(await fetchPlatform(data.url!)).href).searchParams.get('state')}`,
    );
    expect(locationOf(refused).hash).toContain('error=access_denied');
  });

  it('answers an unknown provider with 4xx as JSON', async () => {
    const response = await fetchPlatform('/auth/v1/authorize?provider=unbekannt');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
    expect((await fetchPlatform('/auth/v1/authorize?provider=constructor')).status).toBe(400);
  });

  it('builds the addresses of the presets', async () => {
    const presets = await createTestPlatform(
      {},
      {
        auth: {
          ...platform.deps.auth,
          providers: { github: { clientId: 'gh', clientSecret: 's' } },
        },
      },
    );
    const response = await presets.fetch(
      new Request('http://localhost/auth/v1/authorize?provider=github&scopes=gist'),
    );
    const url = locationOf(response);
    expect(url.origin + url.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(url.searchParams.get('scope')).toBe('read:user user:email gist');
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost/auth/v1/callback');
    await presets.close();
  });
});

describe('a provider that does not answer', () => {
  const warnings: string[] = [];
  const log = {
    ...silentLog,
    warn: (_fields: object, message: string) => void warnings.push(message),
  };

  /**
   * The platform beside a provider behind a door that can be shut: `slam` ends
   * connections, `fail` answers 502, `silence` nothing.
   */
  async function besideDoor() {
    const door = { state: 'open' as 'open' | 'slam' | 'fail' | 'silence' };
    const server = createServer((request, response) => {
      if (door.state === 'slam') return void request.socket.destroy();
      if (door.state === 'silence') return;
      if (door.state === 'fail')
        return void response
          .writeHead(502, { 'content-type': 'text/html' })
          .end('<h1>Bad Gateway</h1>');
      const issuer = `http://${request.headers.host}`;
      const facts = {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      };
      if (request.url?.endsWith('openid-configuration'))
        return void response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify(facts));
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":"invalid_grant"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const providers = { firma: { clientId: 'a', clientSecret: 'b', issuer } };
    const own = await createTestPlatform({}, { log, auth: { ...platform.deps.auth, providers } });
    const get = (path: string) => own.fetch(new Request(new URL(path, 'http://localhost')));
    const close = async () => {
      server.closeAllConnections();
      server.close();
      await own.close();
    };
    return { door, own, get, close };
  }

  it.each(OUTAGES)(
    'answers 400 at the start of a sign-in (%s), and works as soon as the provider is back',
    async (state) => {
      const { door, own, get, close } = await besideDoor();
      door.state = state;
      const refused = await get('/auth/v1/authorize?provider=firma');
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        error_code: 'validation_failed',
        msg: 'Unsupported provider: firma cannot be reached at the moment',
      });
      expect(
        (await own.client().auth.signInWithIdToken({ provider, token: 'x.y.z' })).error,
      ).toMatchObject({ status: 400 });
      expect(warnings).toContain('identity provider did not answer');
      door.state = 'open';
      expect((await get('/auth/v1/authorize?provider=firma')).status).toBe(302);
      await close();
    },
  );

  it.each(OUTAGES)(
    'leads back with an error when it is gone in the middle of one (%s)',
    async (state) => {
      const { door, own, get, close } = await besideDoor();
      const begin = async () =>
        locationOf(await get('/auth/v1/authorize?provider=firma')).searchParams.get('state');
      const refused = await get(`/auth/v1/callback?state=${await begin()}&code=c`);
      expect(locationOf(refused).hash).toContain('error_code=bad_oauth_callback');
      const flow = await begin();
      door.state = state;
      const answer = await get(`/auth/v1/callback?state=${flow}&code=c`);
      expect(answer.status).toBe(303);
      expect(
        Object.fromEntries(new URLSearchParams(locationOf(answer).hash.slice(1))),
      ).toMatchObject({
        error: 'server_error',
        error_code: 'unexpected_failure',
        error_description: 'Unable to exchange external code',
      });
      // The token's form is right, its keys cannot be had.
      const token = await oidc.idToken({ sub: 'x' });
      expect(
        (await own.client().auth.signInWithIdToken({ provider, token })).error?.message,
      ).toContain('cannot be reached');
      await close();
    },
  );
});

describe('identities', () => {
  it('links and unlinks a provider account; the last identity stays', async () => {
    const email = 'verknuepft@example.org';
    await platform
      .service()
      .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    const client = browserClient('implicit');
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    const { data, error } = await client.auth.linkIdentity({
      provider,
      options: { skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    const back = await oidc.signIn(data.url!, 'anderswo@example.org');
    await fetchPlatform(back.href);
    const { data: linked } = await client.auth.getUserIdentities();
    expect(linked!.identities.map((identity) => identity.provider)).toEqual(['email', 'firma']);
    expect((await client.auth.unlinkIdentity(linked!.identities[1]!)).error).toBeNull();
    expect((await client.auth.unlinkIdentity(linked!.identities[0]!)).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
    });
  });
});

describe('who links', () => {
  const enter = async (email: string) => {
    await platform
      .service()
      .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    const client = browserClient('implicit');
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    return client;
  };
  const begin = (client: SupabaseClient) =>
    client.auth.linkIdentity({ provider, options: { skipBrowserRedirect: true } });
  const listProviders = async (client: SupabaseClient) =>
    (await client.auth.getUserIdentities()).data!.identities.map((identity) => identity.provider);

  it('has lately proven who it is, and so has who unlinks', async () => {
    const { auth } = platform.deps;
    const client = await enter('offen@example.org');
    await fetchPlatform(
      (await oidc.signIn((await begin(client)).data.url!, 'offen-elsewhere@example.org')).href,
    );
    auth.freshSeconds = 900;
    try {
      expect((await begin(client)).error).toBeNull();
      await platform.db.transaction(asOwner('test lets time pass'), (tx) =>
        tx.query(`update auth.mfa_amr_claims set updated_at = updated_at - interval '16 minutes'`),
      );
      const stale = { code: 'reauthentication_needed' };
      expect((await begin(client)).error).toMatchObject(stale);
      const token = await oidc.idToken({ sub: 'late', email: 'late@example.org' });
      expect((await client.auth.linkIdentity({ provider, token })).error).toMatchObject(stale);
      const { data } = await client.auth.getUserIdentities();
      const linked = data!.identities.find((identity) => identity.provider === 'firma')!;
      expect((await client.auth.unlinkIdentity(linked)).error).toMatchObject(stale);
      await client.auth.signInWithPassword({ email: 'offen@example.org', password: PASSWORD });
      expect((await client.auth.unlinkIdentity(linked)).error).toBeNull();
    } finally {
      delete auth.freshSeconds;
    }
  });

  it('loses what was linked with a password that is set after a recovery', async () => {
    const email = 'wieder@example.org';
    const client = await enter(email);
    const link = async (account: string) =>
      fetchPlatform((await oidc.signIn((await begin(client)).data.url!, account)).href);
    await link('angreifer@example.org');
    expect(await listProviders(client)).toEqual(['email', 'firma']);
    const begun = await oidc.signIn((await begin(client)).data.url!, 'spaeter@example.org');

    const recovered = platform.client();
    const { data } = await platform.service().auth.admin.generateLink({ type: 'recovery', email });
    await recovered.auth.verifyOtp({ token_hash: data.properties!.hashed_token, type: 'recovery' });
    expect((await recovered.auth.updateUser({ password: 'noch-ein-Wort-11' })).error).toBeNull();
    await fetchPlatform(begun.href);
    expect(await listProviders(recovered)).toEqual(['email']);
    const { data: after } = await recovered.auth.getUser();
    expect(after.user!.app_metadata['providers']).toEqual(['email']);

    // The person's own account elsewhere has the address, and comes back by itself.
    const own = browserClient('implicit');
    const { data: signIn } = await own.auth.signInWithOAuth({
      provider,
      options: { skipBrowserRedirect: true },
    });
    await signInAtProvider(signIn.url!, email);
    expect(await listProviders(recovered)).toEqual(['email', 'firma']);
  });
});

describe('id_token grant (PLATFORM-AUTH-08)', () => {
  it('signs in with a token of the provider and checks nonce, audience and issuer', async () => {
    const nonce = 'einmaliger-wert';
    const claims = {
      sub: 'app-1',
      email: 'app@example.org',
      email_verified: true,
      nonce: createHash('sha256').update(nonce).digest('hex'),
    };
    const signIn = async (token: string, given: string) =>
      platform.client().auth.signInWithIdToken({ provider, token, nonce: given });
    expect((await signIn(await oidc.idToken(claims), nonce)).data.user?.email).toBe(
      'app@example.org',
    );
    expect((await signIn(await oidc.idToken(claims), 'falsch')).error?.status).toBe(400);
    const tampered = (await oidc.idToken(claims)).replace(
      /\.[^.]+\./,
      `.${Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url')}.`,
    );
    expect((await signIn(tampered, nonce)).error?.status).toBe(400);
  });

  it('adds no identity where linking by hand is off', async () => {
    const { auth } = platform.deps;
    const account = { email: 'unverknuepft@example.org', password: PASSWORD };
    await platform.service().auth.admin.createUser({ ...account, email_confirm: true });
    const client = browserClient('implicit');
    await client.auth.signInWithPassword(account);
    const token = await oidc.idToken({ sub: 'app-9', email: 'app9@example.org' });
    auth.manualLinking = false;
    try {
      const { error } = await client.auth.linkIdentity({ provider, token });
      expect(error?.code).toBe('manual_linking_disabled');
    } finally {
      auth.manualLinking = true;
    }
  });

  it('answers an unconfigured provider with 4xx as JSON', async () => {
    const { error } = await platform
      .client()
      .auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' });
    expect(error).toMatchObject({ status: 400, code: 'provider_disabled' });
  });
});

describe('web3 grant (PLATFORM-AUTH-08)', () => {
  const messageFor = (kind: string, address: string, host = 'localhost') =>
    [
      `${host} wants you to sign in with your ${kind} account:`,
      address,
      '',
      'Anmelden',
      '',
      `URI: http://${host}/`,
      'Version: 1',
      'Chain ID: 1',
      `Nonce: ${crypto.randomUUID().slice(0, 8)}`,
      `Issued At: ${new Date().toISOString()}`,
    ].join('\n');

  const grant = async (body: object) => {
    const headers = { apikey: platform.keys.anonKey, 'content-type': 'application/json' };
    const response = await fetchPlatform('/auth/v1/token?grant_type=web3', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

  it('signs in with an Ethereum wallet, once a message', async () => {
    const secret = secp256k1.utils.randomSecretKey();
    const publicKey = secp256k1.getPublicKey(secret, false).subarray(1);
    const address = `0x${Buffer.from(keccak_256(publicKey).subarray(12)).toString('hex')}`;
    const signatureOf = (message: string) => {
      const digest = keccak_256(
        Buffer.from(`\u0019Ethereum Signed Message:\n${Buffer.byteLength(message)}${message}`),
      );
      const bytes = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' });
      return `0x${Buffer.concat([bytes.subarray(1), Buffer.from([bytes[0]! + 27])]).toString('hex')}`;
    };
    const message = messageFor('Ethereum', address);
    const first = await grant({ chain: 'ethereum', message, signature: signatureOf(message) });
    expect(first).toMatchObject({
      status: 200,
      body: { user: { app_metadata: { provider: 'web3' } } },
    });
    expect(
      (await grant({ chain: 'ethereum', message, signature: signatureOf(message) })).status,
    ).toBe(400);
    const other = messageFor('Ethereum', address);
    expect(
      (await grant({ chain: 'ethereum', message: other, signature: signatureOf(message) })).status,
    ).toBe(400);
    const foreign = messageFor('Ethereum', address, 'boese.example');
    expect(
      (await grant({ chain: 'ethereum', message: foreign, signature: signatureOf(foreign) }))
        .status,
    ).toBe(400);
  });

  it('signs in with a Solana wallet', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
    const message = messageFor('Solana', encodeBase58(raw));
    const signature = sign(null, Buffer.from(message), privateKey).toString('base64url');
    expect(await grant({ chain: 'solana', message, signature })).toMatchObject({
      status: 200,
      body: { user: { email: '' } },
    });
    expect(
      (await grant({ chain: 'solana', message: `${message}\nRequest ID: 1`, signature })).status,
    ).toBe(400);
  });

  it('is off unless configured', async () => {
    const plain = await createTestPlatform();
    const { error } = await plain.client().auth.signInWithWeb3({
      chain: 'ethereum',
      message: messageFor('Ethereum', `0x${'0'.repeat(40)}`),
      signature: `0x${'0'.repeat(130)}`,
    });
    expect(error).toMatchObject({ status: 400, code: 'web3_provider_disabled' });
    await plain.close();
  });
});

function encodeBase58(bytes: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text;
  // Leading zero bytes are ones.
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}
