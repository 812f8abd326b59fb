// @database postgres
import { expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';
import { PASSWORD, startAuth } from '#tests/support/auth.ts';
import { startLivePlatform } from '#tests/support/live-platform.ts';
import { joined } from '#tests/support/realtime.ts';

const { platform, signedIn } = await startAuth();

const signIn = async (email: string) => {
  const client = platform.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { client, token: data.session.access_token };
};
const surfaces = ['/rest/v1/anything', '/storage/v1/bucket', '/functions/v1/anything'];
const ask = (token: string, path: string, on: Pick<typeof platform, 'fetch'> = platform) =>
  on.fetch(
    new Request(`http://localhost${path}`, {
      headers: { apikey: platform.keys.anonKey, authorization: `Bearer ${token}` },
    }),
  );
const isRefused = async (token: string, on?: Pick<typeof platform, 'fetch'>) => {
  const answer = await ask(token, '/rest/v1/anything', on);
  return answer.status === 401 && (await answer.text()).includes('The session has ended');
};

it('tokens of ended sessions are refused, however they ended (IDENT-05)', async () => {
  const { email, id } = await signedIn();
  // Another process on the same database.
  const beside = await createTestPlatform({}, {}, { ...platform.db, close: async () => {} });
  const [out, other, lasting] = [await signIn(email), await signIn(email), await signIn(email)];
  for (const { token } of [out, other, lasting])
    for (const on of [platform, beside]) expect(await isRefused(token, on)).toBe(false);

  await out.client.auth.signOut({ scope: 'local' });
  await expect.poll(() => isRefused(out.token)).toBe(true);
  await expect.poll(() => isRefused(out.token, beside)).toBe(true);
  for (const path of surfaces) expect([400, 401]).toContain((await ask(out.token, path)).status);
  expect(await isRefused(lasting.token)).toBe(false);

  await lasting.client.auth.signOut({ scope: 'others' });
  await expect.poll(() => isRefused(other.token)).toBe(true);
  expect(await isRefused(lasting.token)).toBe(false);

  // One that starts later knows what ended before.
  const later = await createTestPlatform({}, {}, { ...platform.db, close: async () => {} });
  expect(await isRefused(other.token, later)).toBe(true);
  expect(await isRefused(lasting.token, later)).toBe(false);

  await platform.db.transaction(asOwner('test'), (tx) =>
    tx.query('delete from auth.users where id = $1::uuid', [id]),
  );
  await expect.poll(() => isRefused(lasting.token)).toBe(true);
  await beside.close();
  await later.close();
});

it('the realtime channels of an ended session end, and those of others stay', async () => {
  const { email } = await signedIn();
  const live = await startLivePlatform({}, { ...platform.db, close: async () => {} });
  const watch = async ({ token }: { token: string }) => {
    const client = live.connect({ token });
    await client.realtime.setAuth();
    const words: string[] = [];
    const channel = client.channel('board');
    channel.on('system', {}, ({ message }) => words.push(message));
    await joined(channel);
    return { client, channel, words };
  };
  const [out, lasting] = [await signIn(email), await signIn(email)];
  const [gone, stays] = [await watch(out), await watch(lasting)];
  await out.client.auth.signOut({ scope: 'local' });
  await expect.poll(() => gone.words, { timeout: 10_000 }).toEqual(['The session has ended']);
  expect(stays.words).toEqual([]);
  expect(stays.channel.state).toBe('joined');
  for (const { client } of [gone, stays]) await client.removeAllChannels();
  await live.close();
});

it('a password alone ends no other session where a second factor is set up', async () => {
  const { client, email } = await signedIn();
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const app = openAuthenticatorApp(data!.totp.secret);
  await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: app.generate() });
  const thief = await signIn(email);
  for (const scope of ['others', 'global'] as const) {
    const { error } = await thief.client.auth.signOut({ scope });
    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  }
  expect((await client.auth.getUser()).error).toBeNull();
  await thief.client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: app.generate() });
  expect((await thief.client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect((await client.auth.getUser()).error).not.toBeNull();
});

it('whoever stands before the second factor may still sign out himself', async () => {
  const { client, email } = await signedIn();
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const app = openAuthenticatorApp(data!.totp.secret);
  await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: app.generate() });
  const low = await signIn(email);
  expect((await low.client.auth.signOut({ scope: 'local' })).error).toBeNull();
  await expect.poll(() => isRefused(low.token)).toBe(true);
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
  const alone = await signIn(email);
  expect((await alone.client.auth.signOut()).error).toBeNull();
});
