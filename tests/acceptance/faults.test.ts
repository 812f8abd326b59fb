// @database postgres
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signToken } from '#platform/core/jwt.ts';
import { asOwner } from '#platform/db/database.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';

let platform: LivePlatform;
let files: string;
beforeAll(async () => {
  platform = await startLivePlatform();
  files = platform.deps.files.kind === 'disk' ? platform.deps.files.root : '';
  await platform.db.transaction(asOwner('a table for the test'), (tx) =>
    tx.script(`
      create table public.things (id int primary key, owner uuid, amount numeric(6,2),
        at timestamptz, tags text[]);
      grant all on public.things to service_role, authenticated;
      notify pgrst;
    `),
  );
  await platform
    .connect({ key: platform.keys.serviceRoleKey })
    .storage.createBucket('box', { public: false, fileSizeLimit: 2_000_000 });
});
afterAll(() => platform.close());

type Answer = { status: number; code: unknown };

/** As the service unless headers say otherwise. `code` is what the surface calls its error. */
async function ask(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const key = platform.keys.serviceRoleKey;
  const response = await fetch(platform.origin + path, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const parsed = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return {
    status: response.status,
    code: parsed['error_code'] ?? parsed['code'] ?? parsed['error'],
  };
}

describe('malformed input gets the documented error of its surface', () => {
  const row = (fields: object) => JSON.stringify({ id: 1, ...fields });
  const large = (bytes: number) => JSON.stringify({ padding: 'x'.repeat(bytes) });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('%s in a name is 400 on every surface', async (_, text) => {
    const inName = (fields: object) => JSON.stringify(fields);
    const metadata = Buffer.from(inName({ note: text })).toString('base64');
    const statuses = await Promise.all([
      ask('POST', '/rest/v1/things', row({ tags: [text] })),
      ask('POST', '/auth/v1/otp', inName({ email: 'a@b.example', data: { [text]: 1 } })),
      ask('POST', '/storage/v1/object/list/box', inName({ prefix: '', search: text })),
      ask('POST', '/storage/v1/object/sign/box', inName({ paths: [text], expiresIn: 60 })),
      ask('DELETE', '/storage/v1/object/box', inName({ prefixes: [text] })),
      ask('POST', '/storage/v1/object/box/note', 'x', { 'x-metadata': metadata }),
      ...[true, false].map((isPrivate) =>
        ask(
          'POST',
          '/realtime/v1/api/broadcast',
          inName({ messages: [{ topic: text, event: 'e', payload: {}, private: isPrivate }] }),
        ),
      ),
      ask('POST', '/realtime/v1/api/broadcast/a%00b/events/e?private=true', '{}'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 400));
  });
  it.each<[string, [string, string, string?], Answer]>([
    [
      'auth: malformed JSON',
      ['POST', '/auth/v1/token?grant_type=password', '{"email":'],
      { status: 400, code: 'bad_json' },
    ],
    [
      'auth: wrong types',
      ['POST', '/auth/v1/token?grant_type=password', '{"email":1}'],
      { status: 400, code: 'validation_failed' },
    ],
    [
      'auth: too large',
      ['POST', '/auth/v1/signup', large(270_000)],
      { status: 413, code: 'request_too_large' },
    ],
    [
      'rest: malformed JSON',
      ['POST', '/rest/v1/things', '{"id":'],
      { status: 400, code: 'PGRST102' },
    ],
    [
      'rest: nested too deep',
      ['POST', '/rest/v1/things', '['.repeat(100_000)],
      { status: 400, code: 'PGRST102' },
    ],
    [
      'rest: unknown column in a row',
      ['POST', '/rest/v1/things', row({ nothing: 1 })],
      { status: 400, code: 'PGRST204' },
    ],
    [
      'rest: unknown column in a filter',
      ['GET', '/rest/v1/things?nothing=eq.1'],
      { status: 400, code: '42703' },
    ],
    ['rest: unknown table', ['GET', '/rest/v1/nothing'], { status: 404, code: 'PGRST205' }],
    [
      'rest: text for a number',
      ['POST', '/rest/v1/things', row({ amount: 'much' })],
      { status: 400, code: '22P02' },
    ],
    [
      'rest: a number too large',
      ['POST', '/rest/v1/things', row({ amount: 1e9 })],
      { status: 400, code: '22003' },
    ],
    [
      'rest: no date',
      ['POST', '/rest/v1/things', row({ at: 'soon' })],
      { status: 400, code: '22007' },
    ],
    ['rest: no id', ['GET', '/rest/v1/things?owner=eq.me'], { status: 400, code: '22P02' }],
    [
      'rest: too large',
      ['POST', '/rest/v1/things', large(9 * 1024 * 1024)],
      { status: 413, code: 'PGRST102' },
    ],
    [
      'storage: malformed JSON',
      ['POST', '/storage/v1/bucket', '{"id":'],
      { status: 400, code: 'InvalidRequest' },
    ],
    [
      'storage: wrong types',
      ['POST', '/storage/v1/bucket', '{"id":7,"name":7}'],
      { status: 400, code: 'InvalidRequest' },
    ],
    [
      'storage: too large',
      ['POST', '/storage/v1/object/box/a.txt', 'x'.repeat(2_000_001)],
      { status: 400, code: 'EntityTooLarge' },
    ],
    [
      'storage: out of the bucket',
      ['POST', '/storage/v1/object/box/..%2f..%2fa.txt', 'x'],
      { status: 400, code: 'InvalidKey' },
    ],
    [
      'realtime: malformed JSON',
      ['POST', '/realtime/v1/api/broadcast', '{"messages":'],
      { status: 400, code: 'invalid_json' },
    ],
    [
      'functions: unknown',
      ['POST', '/functions/v1/nothing', '{}'],
      { status: 404, code: 'NOT_FOUND' },
    ],
  ])('%s', async (_, request, expected) => {
    expect(await ask(...request)).toEqual(expected);
  });
});

it('refuses a form of more parts than an upload has, and takes the one with many bytes that look like them', async () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (text: string) =>
    `--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: ` +
    `text/plain\r\n\r\n${text}\r\n--x--\r\n`;
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const refused = await ask(
    'POST',
    '/storage/v1/object/box/many.txt',
    part('a', '1').repeat(20_000) + file('text'),
    form,
  );
  expect(refused).toEqual({ status: 400, code: 'InvalidRequest' });
  const kept = await ask(
    'POST',
    '/storage/v1/object/box/dashes.txt',
    part('cacheControl', '60') + file('-- \r\n'.repeat(100_000)),
    form,
  );
  expect(kept.status).toBe(200);
  await platform
    .connect({ key: platform.keys.serviceRoleKey })
    .storage.from('box')
    .remove(['dashes.txt']);
});

describe('tokens that do not hold are refused everywhere', () => {
  const claims = { role: 'authenticated', sub: crypto.randomUUID(), aud: 'authenticated' };
  const later = Math.floor(Date.now() / 1000) + 3_600;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const doors: readonly [string, string][] = [
    ['GET', '/auth/v1/user'],
    ['GET', '/auth/v1/admin/users'],
    ['GET', '/rest/v1/things'],
    ['GET', '/storage/v1/bucket'],
    ['POST', '/realtime/v1/api/broadcast'],
    ['POST', '/functions/v1/nothing'],
  ];

  const forgeries: readonly [string, () => Promise<string>][] = [
    [
      'signed by another secret',
      () => signToken({ ...claims, exp: later }, 'another-secret-with-32-characters-x'),
    ],
    ['expired', () => signToken({ ...claims, exp: 1_000 }, platform.keys.jwtSecret)],
    [
      'alg none',
      async () =>
        `${part({ alg: 'none', typ: 'JWT' })}.${part({ role: 'service_role', exp: later })}.`,
    ],
    [
      'with a changed payload',
      async () =>
        (await platform.userToken(claims.sub)).replace(
          /\.[^.]+\./,
          `.${part({ role: 'service_role' })}.`,
        ),
    ],
    ['that is none', async () => 'nonsense'],
  ];

  it.each(forgeries)('a bearer token %s', async (_, forge) => {
    const token = await forge();
    for (const [method, path] of doors) {
      const { status } = await ask(method, path, method === 'POST' ? '{}' : undefined, {
        apikey: platform.keys.anonKey,
        authorization: `Bearer ${token}`,
      });
      // Storage says 400 to everything, as Supabase's does; what it means stands in the body.
      expect([path, status]).toEqual([
        path,
        path.startsWith('/storage') ? 400 : path.startsWith('/auth') ? 403 : 401,
      ]);
    }
  });

  // As a bearer token it acts as the anonymous role, as in PostgREST and
  // Supabase's storage (platform/index.test.ts).
  const roleless = () => signToken({ exp: later } as never, platform.keys.jwtSecret);
  const noKeys = [
    ...forgeries,
    ['of a user', () => platform.userToken(claims.sub)],
    ['without a role', roleless],
  ] as const;

  it.each(noKeys)('a key %s', async (_, forge) => {
    const apikey = await forge();
    for (const [method, path] of doors) {
      const { status } = await ask(method, path, method === 'POST' ? '{}' : undefined, {
        apikey,
        authorization: `Bearer ${apikey}`,
      });
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('keys in each other’s place: the anonymous one administers nothing', async () => {
    const { anonKey } = platform.keys;
    const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
    expect(await ask('GET', '/auth/v1/admin/users', undefined, headers)).toEqual({
      status: 403,
      code: 'not_admin',
    });
    expect(await ask('POST', '/rest/v1/things', '{"id":1}', headers)).toEqual({
      status: 401,
      code: '42501',
    });
    expect((await ask('POST', '/storage/v1/bucket', '{"name":"mine"}', headers)).status).toBe(400);
  });

  it('a revoked session: out at once where it counts', async () => {
    const email = `anna-${crypto.randomUUID()}@firma.example`;
    const password = 'Sicher-genug-2026';
    await platform
      .connect({ key: platform.keys.serviceRoleKey })
      .auth.admin.createUser({ email, password, email_confirm: true });
    const [here, there] = [platform.connect(), platform.connect()];
    const { data } = await here.auth.signInWithPassword({ email, password });
    await there.auth.signInWithPassword({ email, password });
    await there.auth.signOut({ scope: 'others' });
    const headers = {
      apikey: platform.keys.anonKey,
      authorization: `Bearer ${data.session!.access_token}`,
    };
    expect(await ask('GET', '/auth/v1/user', undefined, headers)).toEqual({
      status: 403,
      code: 'session_not_found',
    });
    expect(await ask('PUT', '/auth/v1/user', '{"data":{"a":1}}', headers)).toEqual({
      status: 403,
      code: 'session_not_found',
    });
    const refresh = JSON.stringify({ refresh_token: data.session!.refresh_token });
    expect(await ask('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).toEqual({
      status: 400,
      code: 'refresh_token_not_found',
    });
  });
});

describe('connections that break', () => {
  const { port, hostname } = {
    port: () => Number(new URL(platform.origin).port),
    hostname: '127.0.0.1',
  };
  const head = (method: string, path: string, length: number) =>
    [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      `apikey: ${platform.keys.serviceRoleKey}`,
      `authorization: Bearer ${platform.keys.serviceRoleKey}`,
      'content-type: text/plain',
      `content-length: ${length}`,
      '\r\n',
    ].join('\r\n');

  it('an upload that stops in the middle leaves neither a row nor a file, and nobody else notices', async () => {
    const service = platform.connect({ key: platform.keys.serviceRoleKey });
    const sockets = Array.from({ length: 20 }, (_, i) => {
      const socket = connect(port(), hostname).on('error', () => {});
      socket.write(head('POST', `/storage/v1/object/box/half-${i}.txt`, 1_000_000));
      socket.write('x'.repeat(300_000));
      return socket;
    });
    const incoming = () => readdir(join(files, 'incoming')).catch(() => []);
    await expect.poll(async () => (await incoming()).length).toBe(sockets.length);
    for (const socket of sockets) socket.destroy();
    await expect.poll(incoming).toEqual([]);
    expect((await service.storage.from('box').list('')).data).toEqual([]);
    expect(
      (await service.storage.from('box').upload('whole.txt', 'text', { contentType: 'text/plain' }))
        .error,
    ).toBeNull();
  });

  it('handshakes at addresses that are none disturb nobody', async () => {
    for (const address of ['//', '/\\', 'http://[', '//realtime/v1/websocket:x', '*']) {
      const socket = connect(port(), hostname);
      const closed = once(socket, 'close');
      socket.on('error', () => {}).resume();
      socket.write(
        `GET ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: ` +
          `websocket\r\n\r\n`,
      );
      await closed;
    }
    expect((await ask('GET', '/auth/v1/health')).status).toBe(200);
  });

  it('an upgrade that nobody here speaks is passed over', async () => {
    const socket = connect(port(), hostname);
    socket.write(
      'GET /auth/v1/health HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, ' +
        'http2-settings\r\nupgrade: h2c\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('a message that would overflow the stack ends its socket and nothing else', async () => {
    const socket = new WebSocket(
      `${platform.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${platform.keys.anonKey}&vsn=2.0.0`,
    );
    await once(socket, 'open');
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    socket.send(
      `["1","1","realtime:room","broadcast",{"type":"broadcast","event":"e","payload":${deep}}]`,
    );
    expect((await once(socket, 'close'))[0]).toBe(1003);
    const body = `{"messages":[{"topic":"room","event":"e","payload":{"deep":${deep}}}]}`;
    expect(await ask('POST', '/realtime/v1/api/broadcast', body)).toEqual({
      status: 422,
      code: 'unprocessable_entity',
    });
  });

  it('questions whose client is gone disturb nobody', async () => {
    const body = JSON.stringify({ email: 'nobody@firma.example', password: 'x' });
    for (const [path, text] of [
      ['/rest/v1/things', '{"id":99}'],
      ['/auth/v1/token?grant_type=password', body],
    ] as const) {
      for (let i = 0; i < 20; i += 1) {
        const socket = connect(port(), hostname).on('error', () => {});
        socket.write(
          head('POST', path, text.length).replace('text/plain', 'application/json') + text,
          () => socket.destroy(),
        );
      }
    }
    expect((await ask('GET', '/rest/v1/things?id=eq.1')).status).toBe(200);
    expect((await ask('GET', '/auth/v1/health')).status).toBe(200);
  });
});
