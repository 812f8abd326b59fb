// @database postgres
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import type { Backend } from './backend.ts';
import { parseConfig } from './config.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const PASSWORD = 'drei Brücken über die Maas';
const STRANGERS = 'vier Fähren über den Rhein';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.service().from('profiles').update({ role: 'customer' }).eq('role', 'admin');
});

const start = async (email: string, env: Record<string, string> = {}): Promise<string> => {
  const backend: Backend = {
    url: 'http://localhost',
    keys: platform.keys,
    fetch: async (input, init) => platform.fetch(new Request(input, init)),
    isReady: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const config = parseConfig({ ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD, ...env });
  await ensureFirstAdmin(backend, config, 'http://localhost');
  const output = said.mock.calls.join('\n');
  said.mockRestore();
  return output;
};
const signIn = async (email: string, password: string) => {
  const client = platform.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  return error ? error.code : (await client.rpc('is_admin')).data;
};
const addAccount = async (email: string, email_confirm: boolean) =>
  platform.service().auth.admin.createUser({ email, password: STRANGERS, email_confirm });

it('takes over an account that nobody has shown to be his', async () => {
  await addAccount('offen@agentur.example', false);
  expect(await start('offen@agentur.example')).toBe('');
  expect(await signIn('offen@agentur.example', STRANGERS)).toBe('invalid_credentials');
  expect(await signIn('offen@agentur.example', PASSWORD)).toBe(true);
});

it('leaves the password of an account in use, and says so', async () => {
  const email = 'kunde@agentur.example';
  await addAccount(email, true);
  expect(await signIn(email, STRANGERS)).toBe(false);
  expect(await start(email)).toContain(`Das Konto ${email} gab es schon.`);
  expect(await signIn(email, PASSWORD)).toBe('invalid_credentials');
  expect(await signIn(email, STRANGERS)).toBe(true);
});

it('takes it over all the same where addresses are confirmed by nobody', async () => {
  const email = 'fremd@agentur.example';
  await addAccount(email, true);
  expect(await signIn(email, STRANGERS)).toBe(false);
  await start(email, { AUTH_AUTOCONFIRM: '1' });
  expect(await signIn(email, STRANGERS)).toBe('invalid_credentials');
  expect(await signIn(email, PASSWORD)).toBe(true);
});

it('names a password that is easy to guess', async () => {
  await addAccount('leicht@agentur.example', false);
  platform.deps.auth.isGuessable = () => true;
  await expect(start('leicht@agentur.example')).rejects.toThrow(/^ADMIN_PASSWORD: leicht/);
});
