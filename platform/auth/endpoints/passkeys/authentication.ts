import { randomUUID } from 'node:crypto';
import { isBanned, issueSession } from '../../accounts/sessions.ts';
import { beginAuthentication, finishAuthentication, resolveRelyingParty } from '../../credentials/webauthn.ts';
import { authError } from '../../errors.ts';
import { parseBody } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { findPasskeyByCredential, insertPasskeyChallenge, markPasskeyUsed } from '../../tables/passkeys.ts';
import { findUserById } from '../../tables/users.ts';
import { PASSKEY_CHALLENGE_LIFETIME_MS, PasskeyVerifyBody, requireAnswer, spendChallenge } from './challenge.ts';

/** POST /passkeys/authentication/options: for any passkey the device holds for this site, so no address is asked for. */
export const passkeyAuthenticationOptions: Endpoint = (auth) => async (context) => {
  await auth.limits.signIn(context, 'passkey');
  const { options, request } = await beginAuthentication(resolveRelyingParty(auth, {}), []);
  const answer = await inTransaction(auth, context, 'begin to sign in by passkey', async (work) => {
    const id = randomUUID();
    const expiresAt = new Date(work.now.getTime() + PASSKEY_CHALLENGE_LIFETIME_MS);
    await insertPasskeyChallenge(work.tx, { id, userId: null, type: 'authentication', request, now: work.now, expiresAt });
    return { challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) };
  });
  return Response.json(answer);
};

/** POST /passkeys/authentication/verify {challenge_id, credential}: a session. */
export const passkeyAuthenticationVerify: Endpoint = (auth) => async (context) => {
  const { challengeId, credential } = requireAnswer(await parseBody(context, PasskeyVerifyBody));
  await auth.limits.guess(context, credential.id);
  const result = await inTransaction(auth, context, 'sign in by passkey', async (work) => {
    const request = await spendChallenge(work, challengeId, 'authentication', null);
    if (!request) return { error: authError('webauthn_challenge_not_found', 'Challenge not found or already used', { status: 400 }) };
    if (request === 'expired') return { error: authError('webauthn_challenge_expired') };
    const passkey = await findPasskeyByCredential(work.tx, credential.id);
    const signCount = passkey && (await finishAuthentication(request, credential, passkey));
    const user = passkey && (await findUserById(work.tx, passkey.userId));
    if (!passkey || !user || signCount === null) return { error: authError('webauthn_verification_failed') };
    if (isBanned(user, work.now)) return { error: authError('user_banned') };
    if (user.email && !user.email_confirmed_at) return { error: authError('email_not_confirmed', undefined, { status: 403 }) };
    await markPasskeyUsed(work.tx, passkey.passkeyId, signCount, work.now);
    await recordAudit(work, 'login', user, { passkey_id: passkey.passkeyId });
    return { session: await issueSession(work, user.id, 'passkey') };
  });
  if ('error' in result) throw result.error;
  return Response.json(result.session);
};
