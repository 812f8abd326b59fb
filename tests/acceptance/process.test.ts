import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { runKill } from '#tests/support/kill-run.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer } from '#tests/support/server.ts';

it('keeps keys, users, rows and logins over a restart, and refuses a second process meanwhile', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'restart-'));
  const env = { ADMIN_EMAIL: 'leitung@firma.example', ADMIN_PASSWORD: 'Sicher-genug-2026' };
  const first = await startTestServer({ dataDir, env });
  const keyFile = join(dataDir, 'keys.json');
  const keys = await readFile(keyFile, 'utf8');
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect([first.keys.anon_key, first.keys.service_role_key].map((key) => decodeJwt(key)['role'])).toEqual(['anon', 'service_role']);

  await expect(startTestServer({ dataDir, env })).rejects.toThrow(/already uses the data directory/);

  const quote = buildQuote();
  await first.client().functions.invoke('quote-request', { body: quote });
  const client = first.client();
  const { data: signedIn } = await client.auth.signInWithPassword({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  expect(await first.kill('SIGTERM')).toBe(0);

  const second = await startTestServer({ dataDir });
  expect(await readFile(keyFile, 'utf8')).toBe(keys);
  const admin = second.client();
  expect((await admin.auth.setSession(signedIn.session!)).error).toBeNull();
  expect((await admin.from('quote_requests').select('email')).data).toEqual([{ email: quote.email }]);
  expect((await admin.rpc('is_admin')).data).toBe(true);
  await second.stop();
});

it('prints a set-up link when no admin is configured', { timeout: 90_000 }, async () => {
  const server = await startTestServer();
  expect(server.output()).toMatch(/http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?token=\S+/);
  await server.stop();
});

it('loses no acknowledged enquiry to SIGKILL, doubles none and mails each once', { timeout: 180_000 }, async () => {
  const result = await runKill();
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result).toMatchObject({ lost: [], doubled: [], withoutMail: [], mailedTwice: [] });
});
