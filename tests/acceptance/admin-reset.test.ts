// @database pglite
import { expect, it } from 'vitest';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';
import { runTool } from '#tests/support/backup.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { createDataDir, startTestServer } from '#tests/support/server.ts';

// LAUNCH-04: the way back in for an owner who lost password and second factor.

const OWNER = { email: 'greta@agentur.example', password: 'drei Brücken über die Maas' };
const NEW = { ...OWNER, name: 'Greta Inhaberin', password: 'vier Fähren über den Rhein' };

it('npm run admin:reset prints a link with which the owner gets in again, once', async () => {
  const postgres = process.env['TEST_DATABASE_URL'];
  const database: Record<string, string> = postgres
    ? { DATABASE_URL: await copyDatabase(postgres, 'app') }
    : {};
  const dataDir = await createDataDir({ isEmbedded: !postgres });
  const env = { ...database, ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const start = () => startTestServer({ dataDir, env, isEmbedded: true });
  let server = await start();
  const locked = server.client();
  await locked.auth.signInWithPassword(OWNER);
  const { data: factor } = await locked.auth.mfa.enroll({ factorType: 'totp' });
  const { error: refused } = await locked.auth.mfa.challengeAndVerify({
    factorId: factor!.id,
    code: openAuthenticatorApp(factor!.totp.secret).generate(),
  });
  expect(refused).toBeNull();

  const reset = () =>
    runTool('admin:reset', [], { ...env, DATA_DIR: dataDir, PUBLIC_URL: server.origin });
  if (!postgres) {
    const { code, output } = await reset();
    expect([code, output]).toEqual([1, expect.stringContaining('Another process already uses')]);
    await server.stop({ keepData: true });
  }
  const { code, output } = await reset();
  expect(code, output).toBe(0);
  const link = /\S+\/einrichten\?schluessel=[\w-]+/.exec(output)![0];
  // The start that follows leaves it alone.
  if (!postgres) server = await start();
  const address = server.origin + link.slice(link.indexOf('/einrichten'));
  const send = () =>
    fetch(address, { method: 'POST', body: new URLSearchParams(NEW), redirect: 'manual' });
  expect((await fetch(address)).status).toBe(200);
  expect((await send()).status).toBe(302);
  expect((await send()).status).toBe(404);

  const owner = server.client();
  expect((await owner.auth.signInWithPassword(OWNER)).error?.code).toBe('invalid_credentials');
  expect((await owner.auth.signInWithPassword(NEW)).error).toBeNull();
  expect((await owner.rpc('is_admin')).data).toBe(true);
  await server.stop();
});
