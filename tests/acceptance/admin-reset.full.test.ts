// @database pglite
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';
import { runTool } from '#tests/support/backup.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { createDataDir, startTestServer, type TestServer } from '#tests/support/server.ts';
import { createSoftwareAuthenticator } from '#tests/support/software-authenticator.ts';

// LAUNCH-04: the way back in for an owner who lost password, second factor and the
// device with his passkey, or whose account somebody else has.

const OWNER = { email: 'greta@agentur.example', password: 'drei Brücken über die Maas' };
const NEW = { ...OWNER, name: 'Greta Inhaberin', password: 'vier Fähren über den Rhein' };

it('npm run admin:reset prints a link with which the owner gets in again, once', async () => {
  const postgres = process.env['TEST_DATABASE_URL'];
  const database: Record<string, string> = postgres
    ? { DATABASE_URL: await copyDatabase(postgres, 'app') }
    : {};
  const dataDir = await createDataDir({ isEmbedded: !postgres });
  const env = { ...database, ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const start = () => startTestServer({ dataDir, env, host: 'localhost', isEmbedded: true });
  let server = await start();
  const locked = server.client();
  await locked.auth.signInWithPassword(OWNER);
  const { data: factor } = await locked.auth.mfa.enroll({ factorType: 'totp' });
  const { error: refused } = await locked.auth.mfa.challengeAndVerify({
    factorId: factor!.id,
    code: openAuthenticatorApp(factor!.totp.secret).generate(),
  });
  expect(refused).toBeNull();
  await addPasskey(server, locked);

  const reset = () =>
    runTool('admin:reset', [], { ...env, DATA_DIR: dataDir, PUBLIC_URL: server.origin });
  const makeLink = async (): Promise<string> => {
    const { code, output } = await reset();
    expect(code, output).toBe(0);
    return /\S+\/einrichten\?schluessel=[\w-]+/.exec(output)![0];
  };
  // The running server makes it; the next one, made while it stands still, ends that one.
  const former = await makeLink();
  expect((await fetch(former)).status).toBe(200);
  if (!postgres) await server.stop({ keepData: true });
  const link = await makeLink();
  // The start that follows leaves it alone.
  if (!postgres) server = await start();
  expect((await fetch(server.origin + former.slice(former.indexOf('/einrichten')))).status).toBe(
    404,
  );
  const address = server.origin + link.slice(link.indexOf('/einrichten'));
  const send = () =>
    fetch(address, { method: 'POST', body: new URLSearchParams(NEW), redirect: 'manual' });
  expect((await fetch(address)).status).toBe(200);
  // To the account that waits for a new second factor, not into the first set-up.
  expect((await send()).headers.get('location')).toBe('/admin/konto');
  expect((await send()).status).toBe(404);

  const owner = server.client();
  expect((await owner.auth.signInWithPassword(OWNER)).error?.code).toBe('invalid_credentials');
  expect((await owner.auth.signInWithPassword(NEW)).error).toBeNull();
  expect((await owner.rpc('is_admin')).data).toBe(true);
  expect((await locked.auth.refreshSession()).error).not.toBeNull();
  const { data } = await owner.auth.getUser();
  expect(await listPasskeys(server, data.user!.id)).toEqual([]);
  await server.stop();
});

async function addPasskey(server: TestServer, client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  const { access_token: token, user } = data.session!;
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server.origin}/auth/v1/passkeys/registration/${path}`, {
      method: 'POST',
      headers: {
        apikey: server.keys.anon_key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { challenge_id, options } = await post('options', {});
  const credential = createSoftwareAuthenticator(server.origin).create(options);
  await post('verify', { challenge_id, credential });
  expect(await listPasskeys(server, user.id)).toHaveLength(1);
}

async function listPasskeys(server: TestServer, userId: string) {
  const { data, error } = await server.service().auth.admin.passkey.listPasskeys({ userId });
  if (error) throw error;
  return data;
}
