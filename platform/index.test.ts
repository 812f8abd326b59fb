// @database postgres
import {
  createClient,
  FunctionRegion,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { PlatformError } from './core/error.ts';
import { renderFunctionsError } from './functions/router.ts';

describe('gateway and functions', () => {
  let platform: TestPlatform;
  const hasBegun = Promise.withResolvers<void>();
  beforeAll(async () => {
    platform = await createTestPlatform({
      echo: async (request, call) =>
        Response.json({
          method: request.method,
          type: request.headers.get('content-type'),
          body: await request.text(),
          role: call.caller.role,
          sub: call.caller.claims.sub ?? null,
        }),
      stream: () =>
        new Response(new Blob(['data: eins\n\n', 'data: zwei\n\n']).stream(), {
          headers: { 'content-type': 'text/event-stream' },
        }),
      bytes: async (request) =>
        new Response(await request.arrayBuffer(), {
          headers: { 'content-type': 'application/octet-stream' },
        }),
      form: async (request) => new Response(await request.formData()),
      broken: () => {
        throw new Error('secret detail');
      },
      endless: () => {
        hasBegun.resolve();
        return new Promise<Response>(() => {});
      },
    });
    return () => platform.close();
  });

  it('runs a function for the anonymous key and for a user', async () => {
    const { data } = await platform.client().functions.invoke('echo', { body: { hello: 'Welt' } });
    expect(data).toMatchObject({
      method: 'POST',
      type: 'application/json',
      body: '{"hello":"Welt"}',
      role: 'anon',
      sub: null,
    });
    const token = await platform.userToken('7c9e6679-7425-40de-944b-e07fc1f90ae7');
    const asUser = await platform.client(token).functions.invoke('echo', { body: 'text' });
    expect(asUser.data).toMatchObject({
      role: 'authenticated',
      sub: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      body: 'text',
    });
  });

  it('takes and gives every form that functions-js knows, by any method and region', async () => {
    const { functions } = platform.client();
    const form = new FormData();
    form.append('name', 'Ömer');
    expect((await functions.invoke('form', { body: form })).data.get('name')).toBe('Ömer');
    const { data: bytes } = await functions.invoke('bytes', {
      body: new Uint8Array([0, 255, 7]).buffer,
    });
    expect([...new Uint8Array(await (bytes as Blob).arrayBuffer())]).toEqual([0, 255, 7]);
    const { data: stream } = await functions.invoke('stream');
    expect(await (stream as Response).text()).toBe('data: eins\n\ndata: zwei\n\n');
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET'] as const) {
      expect(
        (await functions.invoke('echo', { method, region: FunctionRegion.EuCentral1 })).data,
      ).toMatchObject({ method });
    }
    functions.setAuth(await platform.userToken('7c9e6679-7425-40de-944b-e07fc1f90ae7'));
    expect((await functions.invoke('echo')).data).toMatchObject({ role: 'authenticated' });
  });

  it('fails in the three ways that functions-js tells apart', async () => {
    const { functions } = platform.client();
    expect((await functions.invoke('broken')).error).toBeInstanceOf(FunctionsHttpError);
    const relayed = createClient('http://localhost', platform.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async () => renderFunctionsError(new PlatformError('BUSY', 503, 'No database')),
      },
    });
    expect((await relayed.functions.invoke('echo')).error).toBeInstanceOf(FunctionsRelayError);
    expect((await functions.invoke('nothing')).error).toBeInstanceOf(FunctionsHttpError);
    const offline = createClient('http://127.0.0.1:9', platform.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    expect((await offline.functions.invoke('echo')).error).toBeInstanceOf(FunctionsFetchError);
  });

  it('answers an unknown function with 404 and a failing one with 500 without its cause', async () => {
    const unknown = await platform.client().functions.invoke('nothing', { body: {} });
    expect(unknown.error).toBeInstanceOf(FunctionsHttpError);
    expect((unknown.error as FunctionsHttpError).context.status).toBe(404);
    const response = await platform.fetch(
      new Request('http://localhost/functions/v1/broken', {
        method: 'POST',
        headers: { apikey: platform.keys.anonKey },
      }),
    );
    expect(response.status).toBe(500);
    expect(response.headers.get('x-relay-error')).toBeNull();
    expect(await response.text()).not.toContain('secret');
  });

  it.each(['auth', 'rest', 'storage', 'realtime', 'functions'])(
    'answers an unknown path of %s in JSON',
    async (surface) => {
      for (const path of ['', '/no/such/path/of/it']) {
        const address = `http://localhost/${surface}/v1${path}`;
        const response = await platform.fetch(
          new Request(address, { method: 'POST', headers: { apikey: platform.keys.anonKey } }),
        );
        expect(response.headers.get('content-type'), address).toContain('application/json');
        expect(response.status, address).toBeGreaterThanOrEqual(400);
        expect(response.status, address).toBeLessThan(500);
      }
    },
  );

  it('refuses a missing, foreign or forged key, a user token as key and unsigned or expired tokens', async () => {
    const call = (headers: Record<string, string>) =>
      platform
        .fetch(new Request('http://localhost/functions/v1/echo', { method: 'POST', headers }))
        .then(({ status }) => status);
    const apikey = platform.keys.anonKey;
    const user = await platform.userToken('7c9e6679-7425-40de-944b-e07fc1f90ae7');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.`;
    expect(await call({})).toBe(401);
    expect(await call({ apikey: 'nonsense' })).toBe(401);
    expect(await call({ apikey: `${apikey.slice(0, -4)}AAAA` })).toBe(401);
    expect(await call({ apikey: user })).toBe(401);
    expect(await call({ apikey: unsigned })).toBe(401);
    expect(await call({ apikey, authorization: `Bearer ${unsigned}` })).toBe(401);
    expect(
      await call({
        apikey,
        authorization: `Bearer ${await platform.userToken('7c9e6679-7425-40de-944b-e07fc1f90ae7', -60)}`,
      }),
    ).toBe(401);
    expect(await call({ apikey, authorization: `Bearer ${user}` })).toBe(200);
  });

  it('takes a token without a role for the anonymous one, beside the service key too, but never for a key', async () => {
    const { jwtSecret, anonKey, serviceRoleKey } = platform.keys;
    const token = await new SignJWT({ sub: '7c9e6679-7425-40de-944b-e07fc1f90ae7' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(jwtSecret));
    for (const apikey of [anonKey, serviceRoleKey]) {
      const headers = { apikey, authorization: `Bearer ${token}` };
      const response = await platform.fetch(
        new Request('http://localhost/functions/v1/echo', { method: 'POST', headers }),
      );
      expect(await response.json()).toMatchObject({
        role: 'anon',
        sub: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      });
    }
    const nameless = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(jwtSecret));
    const asKey = new Request('http://localhost/functions/v1/echo', {
      method: 'POST',
      headers: { apikey: nameless },
    });
    expect((await platform.fetch(asKey)).status).toBe(401);
  });

  it('refuses tokens and keys that name another role, on every surface (IDENT-06)', async () => {
    const { anonKey, jwtSecret } = platform.keys;
    const ways = [
      ['GET', '/rest/v1/profiles'],
      ['POST', '/rest/v1/rpc/anything'],
      ['GET', '/storage/v1/bucket'],
      ['GET', '/storage/v1/object/authenticated/files/a.txt'],
      ['POST', '/functions/v1/echo'],
      ['GET', '/auth/v1/user'],
      ['POST', '/realtime/v1/api/broadcast'],
    ] as const;
    for (const role of ['postgres', 'pg_read_all_data', 'authenticator', 'nobody', '']) {
      const token = await new SignJWT({ role, sub: crypto.randomUUID(), exp: 4_000_000_000 })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(jwtSecret));
      const ask = async (apikey: string) => {
        const headers = { apikey, authorization: `Bearer ${token}` };
        const answers = ways.map(([method, path]) =>
          platform.fetch(new Request(`http://localhost${path}`, { method, headers })),
        );
        return (await Promise.all(answers)).map(({ status }) => status);
      };
      expect(await ask(anonKey)).toEqual(ways.map(() => 403));
      expect(await ask(token)).toEqual(ways.map(() => 401));
    }
  });

  it('says in PostgREST’s words why a token does not hold', async () => {
    const refuse = async (token: string) => {
      const headers = { apikey: platform.keys.anonKey, authorization: `Bearer ${token}` };
      const response = await platform.fetch(
        new Request('http://localhost/rest/v1/profiles', { headers }),
      );
      const { code, message } = (await response.json()) as { code: string; message: string };
      return [response.status, code, message];
    };
    const sign = (claims: Record<string, unknown>) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(platform.keys.jwtSecret));
    expect(await refuse('one.two')).toEqual([401, 'PGRST301', 'Expected 3 parts in JWT; got 2']);
    expect(await refuse('one.two.three')).toEqual([401, 'PGRST301', 'Invalid JWT']);
    expect(await refuse(await sign({ role: 'anon', exp: 1 }))).toEqual([
      401,
      'PGRST303',
      'JWT expired',
    ]);
    expect(await refuse(await sign({ role: 'anon', nbf: 4_000_000_000 }))).toEqual([
      401,
      'PGRST303',
      'JWT not yet valid',
    ]);
    expect(await refuse(await sign({ role: 'anon', iat: 'x' }))).toEqual([
      401,
      'PGRST303',
      "The JWT 'iat' claim must be a number",
    ]);
    expect(await refuse(await sign({ role: 'anon', aud: ['a', 1] }))).toEqual([
      401,
      'PGRST303',
      "The JWT 'aud' claim must be a string or an array of strings",
    ]);
    expect((await refuse(await sign({ role: 'anon', aud: null })))[1]).not.toBe('PGRST303');
    expect(await refuse(await sign({ role: 7 }))).toEqual([
      401,
      'PGRST303',
      "The JWT 'role' claim must be a string",
    ]);
  });

  it('runs a function with verify_jwt for a token only, and the others for a key alone', async () => {
    const guarded = await createTestPlatform(
      { inner: () => new Response('in'), open: () => new Response('open') },
      {},
      platform.db,
      {
        verifyJwt: ['inner'],
      },
    );
    const { anonKey } = guarded.keys;
    const call = async (path: string, headers: Record<string, string>) => {
      const response = await guarded.fetch(
        new Request(`http://localhost/functions/v1/${path}`, { method: 'POST', headers }),
      );
      return [response.status, await response.text()];
    };
    for (const path of ['inner', 'inner/deeper']) {
      expect(await call(path, { apikey: anonKey })).toEqual([
        401,
        expect.stringContaining('UNAUTHORIZED_NO_AUTH_HEADER'),
      ]);
      const publishable = { apikey: anonKey, authorization: 'Bearer sb_publishable_x' };
      expect(await call(path, publishable)).toEqual([
        401,
        expect.stringContaining('UNAUTHORIZED_INVALID_JWT_FORMAT'),
      ]);
      expect(await call(path, { apikey: anonKey, authorization: `Bearer ${anonKey}` })).toEqual([
        200,
        'in',
      ]);
      const user = await guarded.userToken('7c9e6679-7425-40de-944b-e07fc1f90ae7');
      expect(await call(path, { apikey: anonKey, authorization: `Bearer ${user}` })).toEqual([
        200,
        'in',
      ]);
    }
    expect(await call('open', { apikey: anonKey })).toEqual([200, 'open']);
  });

  it('waits 30 seconds for a function and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let status = 0;
      const answer = platform.fetch(
        new Request('http://localhost/functions/v1/endless', {
          method: 'POST',
          headers: { apikey: platform.keys.anonKey },
        }),
      );
      void answer.then((response) => (status = response.status));
      await hasBegun.promise;
      await vi.advanceTimersByTimeAsync(29_900);
      expect(status).toBe(0);
      await vi.advanceTimersByTimeAsync(200);
      const response = await answer;
      expect([response.status, response.headers.get('x-relay-error')]).toEqual([504, 'true']);
      expect(await response.json()).toMatchObject({ code: 'TIMEOUT' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses a body over 2 MiB', async () => {
    const { error } = await createClient('http://localhost', platform.keys.anonKey, {
      global: { fetch: (url, init) => platform.fetch(new Request(url as string, init)) },
    }).functions.invoke('echo', { body: 'x'.repeat(2 * 1024 * 1024 + 1) });
    expect((error as FunctionsHttpError).context.status).toBe(413);
  });

  it.each([
    '/auth/v1/signup',
    '/rest/v1/things',
    '/storage/v1/bucket',
    '/realtime/v1/api/broadcast',
    '/functions/v1/echo',
  ])('stops reading a body of unknown length at the limit: %s', async (path) => {
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 64) return controller.close();
        controller.enqueue(chunk);
        sent += 1;
      },
    });
    const key = platform.keys.anonKey;
    const headers = {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
    };
    const response = await platform.fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
    );
    // Storage says 400 to everything, as Supabase's does; what it means stands in the body.
    expect(
      ((await response.json()) as { statusCode?: string }).statusCode ?? String(response.status),
    ).toBe('413');
    expect(sent).toBeLessThan(40);
  });
});
