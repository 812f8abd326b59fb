// @database postgres
import { GoTrueClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { PASSWORD, startAuth } from '#tests/support/auth.ts';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';
import { createSoftwareAuthenticator } from '#tests/support/software-authenticator.ts';

const { platform, call, lastMail, signedIn } = await startAuth();

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session!.access_token;
const codeFor = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

const post = (path: string, token: string | null, body: unknown) =>
  call('POST', path, { body, ...(token ? { token } : {}) });

describe('TOTP (PLATFORM-AUTH-16, -17)', () => {
  it('enrols, challenges, verifies to level 2, lists and removes', async () => {
    const { client, email } = await signedIn();
    const other = platform.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const before = decodeJwt(await tokenOf(client));

    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' });
    const { id, totp } = enrolled.data!;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })).error?.code,
    ).toBe('mfa_factor_name_conflict');
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      totp: [],
      all: [{ id, status: 'unverified' }],
    });

    const { data: challenge } = await client.auth.mfa.challenge({ factorId: id });
    const verified = await client.auth.mfa.verify({
      factorId: id,
      challengeId: challenge!.id,
      code: codeFor(totp.secret),
    });
    expect(verified.error).toBeNull();
    const after = decodeJwt(verified.data!.access_token);
    expect(after).toMatchObject({ aal: 'aal2', session_id: before['session_id'] });
    expect((after['amr'] as { method: string }[]).map(({ method }) => method)).toEqual([
      'totp',
      'password',
    ]);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect((await client.auth.mfa.listFactors()).data!.totp).toHaveLength(1);
    expect((await client.auth.refreshSession()).data.session!.access_token).toSatisfy(
      (token: string) => decodeJwt(token)['aal'] === 'aal2',
    );

    // The other session had not proven the factor: it is over.
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    // A challenge is answered once.
    const again = await client.auth.mfa.verify({
      factorId: id,
      challengeId: challenge!.id,
      code: codeFor(totp.secret),
    });
    expect(again.error).not.toBeNull();

    expect((await client.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id });
    const { data } = await client.auth.getUser();
    expect(data.user!.factors ?? []).toEqual([]);
    await client.auth.refreshSession();
    expect(decodeJwt(await tokenOf(client))['aal']).toBe('aal1');
  });

  it('takes a code once, also from several who send it at the same moment (IDENT-04)', async () => {
    const { client, email } = await signedIn();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data!.id;
    const app = openAuthenticatorApp(data!.totp.secret);
    const first = app.generate();
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: first })).error).toBeNull();
    const signIn = async () => {
      const other = platform.client();
      await other.auth.signInWithPassword({ email, password: PASSWORD });
      return other;
    };
    const watcher = await signIn();
    const { error } = await watcher.auth.mfa.challengeAndVerify({ factorId, code: first });
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const [one, two] = [await signIn(), await signIn()];
    const code = app.generate();
    const both = await Promise.all(
      [one, two].map((each) => each.auth.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(both.filter((each) => each.error === null)).toHaveLength(1);
    // An older one is no way back.
    expect(
      (await watcher.auth.mfa.challengeAndVerify({ factorId, code: first })).error,
    ).not.toBeNull();
  });

  it('refuses a wrong code and stays at level 1', async () => {
    const { client } = await signedIn();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const right = codeFor(data!.totp.secret);
    for (const code of [right === '123456' ? '654321' : '123456', '１２３４５６']) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code });
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    expect(decodeJwt(await tokenOf(client))['aal']).toBe('aal1');
  });

  it('protects credentials and the factor itself from a session at level 1', async () => {
    const { client, email } = await signedIn();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    await client.auth.mfa.challengeAndVerify({
      factorId: data!.id,
      code: codeFor(data!.totp.secret),
    });
    const low = platform.client();
    await low.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await low.auth.updateUser({ password: 'ein-neues-Wort-99' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    expect((await low.auth.mfa.unenroll({ factorId: data!.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    expect((await low.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' })).error?.code).toBe(
      'insufficient_aal',
    );
  });

  it('hides the factors of others, and lets the service remove a lost one', async () => {
    const one = await signedIn();
    const two = await signedIn();
    const { data } = await one.client.auth.mfa.enroll({ factorType: 'totp' });
    expect((await two.client.auth.mfa.challenge({ factorId: data!.id })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    const admin = platform.service().auth.admin.mfa;
    expect((await admin.listFactors({ userId: one.id })).data!.factors).toHaveLength(1);
    expect((await admin.deleteFactor({ userId: one.id, id: data!.id })).error).toBeNull();
    expect((await admin.listFactors({ userId: one.id })).data!.factors).toEqual([]);
  });

  it('is for permanent accounts', async () => {
    const client = platform.client();
    const { data } = await client.auth.signInAnonymously();
    expect(data.user).toMatchObject({ is_anonymous: true });
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.status).toBe(403);
  });
});

/** Passkeys are behind a flag of the client. */
const passkeyOptions = (
  apikey = platform.keys.anonKey,
): ConstructorParameters<typeof GoTrueClient>[0] => ({
  url: 'http://localhost/auth/v1',
  headers: { apikey, Authorization: `Bearer ${apikey}` },
  fetch: (input, init) => platform.fetch(new Request(input as string, init)),
  persistSession: false,
  autoRefreshToken: false,
  experimental: { passkey: true },
});

type CreationOptions = Parameters<ReturnType<typeof createSoftwareAuthenticator>['create']>[0];
type Challenge = { id: string; webauthn: { credential_options: { publicKey: CreationOptions } } };

describe('security keys', () => {
  const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost'] };

  it('registers a key as second factor and answers its challenge', async () => {
    const { client, email } = await signedIn();
    const key = createSoftwareAuthenticator('http://localhost');
    const { data: factor } = await client.auth.mfa.enroll({
      factorType: 'webauthn',
      friendlyName: 'Schlüssel',
    });
    const token = await tokenOf(client);
    const { body: challenge } = await post(`/factors/${factor!.id}/challenge`, token, { webauthn });
    expect(challenge).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } });
    const { body: session } = await post(`/factors/${factor!.id}/verify`, token, {
      challenge_id: challenge.id,
      webauthn: {
        ...webauthn,
        type: 'create',
        credential_response: key.create(challenge.webauthn.credential_options.publicKey),
      },
    });
    expect(decodeJwt(session.access_token)).toMatchObject({ aal: 'aal2' });

    const again = platform.client();
    await again.auth.signInWithPassword({ email, password: PASSWORD });
    const low = await tokenOf(again);
    const { body: request } = await post(`/factors/${factor!.id}/challenge`, low, { webauthn });
    expect(request.webauthn.type).toBe('request');
    const foreign = createSoftwareAuthenticator('http://localhost');
    const answer = (credential_response: unknown) =>
      post(`/factors/${factor!.id}/verify`, low, {
        challenge_id: request.id,
        webauthn: { ...webauthn, type: 'request', credential_response },
      });
    expect(
      (await answer(foreign.get(request.webauthn.credential_options.publicKey))).body.error_code,
    ).toBe('mfa_verification_failed');
    const raised = await answer(key.get(request.webauthn.credential_options.publicKey));
    expect(decodeJwt(raised.body.access_token)).toMatchObject({ aal: 'aal2' });
  });

  it('lets nobody put his key in the place of a proven one', async () => {
    const { client, email } = await signedIn();
    const { data: factor } = await client.auth.mfa.enroll({
      factorType: 'webauthn',
      friendlyName: 'Schlüssel',
    });
    const signIn = async () => {
      const other = platform.client();
      await other.auth.signInWithPassword({ email, password: PASSWORD });
      return tokenOf(other);
    };
    const challenge = async (token: string) =>
      (await post(`/factors/${factor!.id}/challenge`, token, { webauthn })).body;
    const register = (token: string, { id, webauthn: { credential_options } }: Challenge) =>
      post(`/factors/${factor!.id}/verify`, token, {
        challenge_id: id,
        webauthn: {
          ...webauthn,
          type: 'create',
          credential_response: createSoftwareAuthenticator('http://localhost').create(
            credential_options.publicKey,
          ),
        },
      });
    // Somebody who knows the password asks while the key is new, and answers once it is proven.
    const kept = await challenge(await signIn());
    const own = await tokenOf(client);
    expect((await register(own, await challenge(own))).status).toBe(200);
    const { status, body } = await register(await signIn(), kept);
    expect([status, body.error_code]).toEqual([422, 'mfa_verification_failed']);
  });

  it('refuses relying parties outside of the site', async () => {
    const { client } = await signedIn();
    const { data: factor } = await client.auth.mfa.enroll({
      factorType: 'webauthn',
      friendlyName: 'x',
    });
    const { status } = await post(`/factors/${factor!.id}/challenge`, await tokenOf(client), {
      webauthn: { rpId: 'boese.example', rpOrigins: ['https://boese.example'] },
    });
    expect(status).toBe(400);
  });

  it('registers a passkey and signs in with it', async () => {
    const { client, id } = await signedIn();
    const key = createSoftwareAuthenticator('http://localhost');
    const token = await tokenOf(client);
    const { body: creation } = await post('/passkeys/registration/options', token, {});
    const registered = await post('/passkeys/registration/verify', token, {
      challenge_id: creation.challenge_id,
      credential: key.create(creation.options),
    });
    expect(registered).toMatchObject({ status: 200, body: { friendly_name: 'Passkey' } });

    const { body: request } = await post('/passkeys/authentication/options', null, {});
    const credential = key.get(request.options);
    const signIn = () =>
      post('/passkeys/authentication/verify', null, {
        challenge_id: request.challenge_id,
        credential,
      });
    const first = await signIn();
    expect(first.body.user.id).toBe(id);
    expect(decodeJwt(first.body.access_token)['amr']).toMatchObject([{ method: 'passkey' }]);
    expect((await signIn()).body.error_code).toBe('webauthn_challenge_not_found');
  });

  it('takes no passkey of another person, place or purpose', async () => {
    const [ada, eve] = [await signedIn(), await signedIn()];
    const [mine, hers] = [await tokenOf(ada.client), await tokenOf(eve.client)];
    const key = createSoftwareAuthenticator('http://localhost');
    const begin = async (token: string) =>
      (await post('/passkeys/registration/options', token, {})).body;
    const finish = (token: string, id: string, credential: unknown) =>
      post('/passkeys/registration/verify', token, { challenge_id: id, credential });
    const creation = await begin(mine);
    const stolen = await finish(hers, creation.challenge_id, key.create(creation.options));
    expect(stolen.body.error_code).toBe('webauthn_challenge_not_found');
    const credential = key.create(creation.options);
    expect((await finish(mine, creation.challenge_id, credential)).status).toBe(200);
    // Once, and for nobody else, even with a challenge of his own.
    expect((await finish(mine, creation.challenge_id, credential)).status).toBe(400);
    const other = await begin(hers);
    expect((await finish(hers, other.challenge_id, credential)).status).toBe(400);

    const foreign = createSoftwareAuthenticator('http://localhost.evil.example');
    const third = await begin(hers);
    const elsewhere = await finish(hers, third.challenge_id, foreign.create(third.options));
    expect(elsewhere.body.error_code).toBe('webauthn_verification_failed');
    // The challenge of a registration opens no session.
    const fourth = await begin(hers);
    const { body: request } = await post('/passkeys/authentication/options', null, {});
    const answer = key.get(request.options);
    const signIn = (id: string) =>
      post('/passkeys/authentication/verify', null, { challenge_id: id, credential: answer });
    expect((await signIn(fourth.challenge_id)).status).toBe(400);
    expect((await signIn(request.challenge_id)).body.user.id).toBe(ada.id);
    const list = await ada.client.auth.getUser();
    expect(list.data.user?.id).toBe(ada.id);
  });

  it('ends the passkeys with a password that is set after a recovery, and only then', async () => {
    const { client, email, id } = await signedIn();
    const token = await tokenOf(client);
    const { body: creation } = await post('/passkeys/registration/options', token, {});
    await post('/passkeys/registration/verify', token, {
      challenge_id: creation.challenge_id,
      credential: createSoftwareAuthenticator('http://localhost').create(creation.options),
    });
    const service = new GoTrueClient(passkeyOptions(platform.keys.serviceRoleKey));
    const count = async () =>
      (await service.admin.passkey.listPasskeys({ userId: id })).data?.length;
    await client.auth.updateUser({ password: 'ein-neues-Wort-99' });
    const recovered = platform.client();
    await recovered.auth.resetPasswordForEmail(email);
    const { code } = lastMail(email)!.data;
    await recovered.auth.verifyOtp({ email, token: code!, type: 'recovery' });
    expect(await count()).toBe(1);
    expect((await recovered.auth.updateUser({ password: 'noch-ein-Wort-11' })).error).toBeNull();
    expect(await count()).toBe(0);
  });

  it('answers every passkey method of the client, the administrator’s included', async () => {
    const { client, id } = await signedIn();
    const key = createSoftwareAuthenticator('http://localhost');
    const mine = new GoTrueClient(passkeyOptions());
    await mine.setSession((await client.auth.getSession()).data.session!);
    const { data: creation } = await mine.passkey.startRegistration();
    const credential = key.create(creation!.options as never) as never;
    const { data: made, error } = await mine.passkey.verifyRegistration({
      challengeId: creation!.challenge_id,
      credential,
    });
    expect([error, made!.friendly_name]).toEqual([null, 'Passkey']);
    const passkeyId = made!.id;
    expect((await mine.passkey.update({ passkeyId, friendlyName: 'Telefon' })).data).toMatchObject({
      friendly_name: 'Telefon',
    });
    expect((await mine.passkey.list()).data).toMatchObject([
      { id: passkeyId, friendly_name: 'Telefon' },
    ]);

    const other = new GoTrueClient(passkeyOptions());
    const { data: request } = await other.passkey.startAuthentication();
    const answer = key.get(request!.options as never) as never;
    const signedInAgain = await other.passkey.verifyAuthentication({
      challengeId: request!.challenge_id,
      credential: answer,
    });
    expect(signedInAgain.data!.user!.id).toBe(id);

    const stranger = new GoTrueClient(passkeyOptions());
    await stranger.setSession((await (await signedIn()).client.auth.getSession()).data.session!);
    expect((await stranger.passkey.list()).data).toEqual([]);
    expect((await stranger.passkey.update({ passkeyId, friendlyName: 'x' })).error?.status).toBe(
      404,
    );
    expect((await stranger.passkey.delete({ passkeyId })).error?.status).toBe(404);

    const admin = new GoTrueClient(passkeyOptions(platform.keys.serviceRoleKey)).admin.passkey;
    expect((await admin.listPasskeys({ userId: id })).data).toMatchObject([{ id: passkeyId }]);
    expect((await admin.deletePasskey({ userId: id, passkeyId })).error).toBeNull();
    expect((await mine.passkey.list()).data).toEqual([]);
    expect((await mine.passkey.delete({ passkeyId })).error?.status).toBe(404);
  });
});
