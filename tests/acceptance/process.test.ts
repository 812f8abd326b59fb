// @database pglite
import { request } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { runKill } from '#tests/support/kill-run.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { createDataDir, startTestServer, type TestServer } from '#tests/support/server.ts';
import { isFullTier } from '#tests/support/tier.ts';

it('keeps keys, users, rows and logins over a restart, and lets a second process in only where a PostgreSQL server keeps them apart', async () => {
  const dataDir = await createDataDir();
  const env = { ADMIN_EMAIL: 'leitung@firma.example', ADMIN_PASSWORD: 'Sicher-genug-2026' };
  const first = await startTestServer({ dataDir, env });
  const keyFile = join(dataDir, 'keys.json');
  const keys = await readFile(keyFile, 'utf8');
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(
    [first.keys.anon_key, first.keys.service_role_key].map((key) => decodeJwt(key)['role']),
  ).toEqual(['anon', 'service_role']);

  // Two of them would spoil the embedded database; a PostgreSQL server is made for several.
  const beside = startTestServer({ dataDir, env });
  if (process.env['TEST_DATABASE_URL']) await (await beside).stop({ keepData: true });
  else await expect(beside).rejects.toThrow(/already uses the data directory/);

  const quote = buildQuote();
  await first.client().functions.invoke('quote-request', { body: quote });
  const client = first.client();
  const { data: signedIn } = await client.auth.signInWithPassword({
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
  });
  await first.service().from('site_settings').upsert({ id: 'company', value: SAMPLE_COMPANY });
  expect(await first.kill('SIGTERM')).toBe(0);

  const second = await startTestServer({ dataDir, env: { COMPANY_OWNER: 'Greta Inhaberin' } });
  // What was saved holds, and the start says which variable does not.
  expect(second.output()).toContain('"overruled":["COMPANY_OWNER"]');
  expect(await readFile(keyFile, 'utf8')).toBe(keys);
  const admin = second.client();
  expect((await admin.auth.setSession(signedIn.session!)).error).toBeNull();
  expect((await admin.from('quote_requests').select('email')).data).toEqual([
    { email: quote.email },
  ]);
  expect((await admin.rpc('is_admin')).data).toBe(true);
  await second.stop();
});

describe('one process, from its start to its end', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { LOG_LEVEL: 'info' } });
  });

  it('prints a set-up link when no admin is configured', async () => {
    await expect
      .poll(server.output)
      .toMatch(/http:\/\/127\.0\.0\.1:\d+\/einrichten\?schluessel=\S+/);
  });

  it('logs each request once, by its id, without query and personal data', async () => {
    const quote = buildQuote();
    const linesOf = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('"msg":"request"'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ path }) => path !== '/healthz');
    const ids: (string | null)[] = [];
    for (const path of [
      '/pakete?email=jana%40firma.example',
      '/pakete',
      '/pakete',
      '/gibt-es-nicht',
    ]) {
      const response = await fetch(server.origin + path);
      ids.push(response.headers.get('x-request-id'));
      // An answer that nobody reads to its end may be cut off, and is logged as such.
      await response.text();
    }
    await fetch(`${server.origin}/functions/v1/quote-request`, {
      method: 'POST',
      headers: {
        apikey: server.keys.anon_key,
        'content-type': 'application/json',
        'x-request-id': 'from-the-proxy-1',
      },
      body: JSON.stringify(quote),
    });
    await expect.poll(linesOf).toHaveLength(5);
    const lines = linesOf();
    const shown = lines.map(({ requestId, method, path, status }) => [
      requestId,
      method,
      path,
      status,
    ]);
    // A line is written when its answer has left, so the order is not that of the questions.
    expect(shown).toEqual(
      expect.arrayContaining([
        [ids[0], 'GET', '/pakete', 200],
        [ids[1], 'GET', '/pakete', 200],
        [ids[2], 'GET', '/pakete', 200],
        [ids[3], 'GET', '/gibt-es-nicht', 404],
        ['from-the-proxy-1', 'POST', '/functions/v1/quote-request', 200],
      ]),
    );
    expect(new Set(ids).size).toBe(4);
    for (const line of lines)
      expect(Object.keys(line).sort()).toEqual([
        'level',
        'method',
        'ms',
        'msg',
        'path',
        'requestId',
        'status',
        'time',
      ]);
    const stored = server
      .output()
      .split('\n')
      .find((line) => line.includes('enquiry stored'));
    expect(stored).toContain('from-the-proxy-1');
    expect(server.output()).not.toMatch(
      new RegExp(`127\\.0\\.0\\.1"|firma\\.example|${quote.email}|${quote.name}`),
    );
  });

  it('finishes what is under way on SIGTERM, takes nothing new and ends as successful', async () => {
    const body = JSON.stringify(buildQuote());
    const {
      promise: answered,
      resolve,
      reject,
    } = Promise.withResolvers<{ status: number | undefined; text: string }>();
    const underWay = request(`${server.origin}/functions/v1/quote-request`, {
      method: 'POST',
      headers: {
        apikey: server.keys.anon_key,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    underWay.once('error', reject).once('response', (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .once('end', () => resolve({ status: response.statusCode, text }));
    });
    await new Promise<void>((sent) => underWay.write(body.slice(0, 100), () => sent()));
    // The server has seen the request, not only its kernel.
    await fetch(`${server.origin}/healthz`);
    const ended = server.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${server.origin}/healthz`).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    underWay.end(body.slice(100));
    const { status, text } = await answered;
    expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ success: true })]);
    expect(await ended).toBe(0);

    const again = await startTestServer({ dataDir: server.dataDir });
    const { data } = await again.service().from('quote_requests').select('reference');
    expect(data).toContainEqual({
      reference: (JSON.parse(text) as { reference: string }).reference,
    });
    await again.stop();
  });
});

it('loses no acknowledged enquiry to SIGKILL, doubles none and mails each once', async () => {
  const result = await runKill({ killAfter: isFullTier ? 30 : 5 });
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result).toMatchObject({ lost: [], doubled: [], withoutMail: [], mailedTwice: [] });
});
