import { isBanned, issueSession } from '../../accounts/sessions.ts';
import { resolveRelyingParty } from '../../credentials/relying-party.ts';
import { beginAuthentication, finishAuthentication } from '../../credentials/webauthn.ts';
import { authError } from '../../errors.ts';
import { parseBody } from '../../request.ts';
import { afterCommit, inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { findPasskeyByCredential, markPasskeyUsed } from '../../tables/passkeys.ts';
import { findUserById } from '../../tables/users.ts';
import { issueChallenge, PasskeyVerifyBody, requireAnswer, spendChallenge } from './challenge.ts';

/**
 * POST /passkeys/authentication/options: for any passkey the device holds for
 * this site, so no address is asked for.
 */
export const passkeyAuthenticationOptions: Endpoint = (auth) => async (context) => {
  await auth.limits.signIn(context, 'passkey');
  const begun = await beginAuthentication(resolveRelyingParty(auth, {}), []);
  return Response.json(
    await inTransaction(auth, context, 'begin to sign in by passkey', (work) =>
      issueChallenge(work, 'authentication', null, begun),
    ),
  );
};

/** POST /passkeys/authentication/verify {challenge_id, credential}: a session. */
export const passkeyAuthenticationVerify: Endpoint = (auth) => async (context) => {
  const { challengeId, credential } = requireAnswer(await parseBody(context, PasskeyVerifyBody));
  const forgiveGuess = await auth.limits.guess(context, credential.id);
  const session = await inTransaction(auth, context, 'sign in by passkey', async (work) => {
    const request = await spendChallenge(work, challengeId, 'authentication', null);
    const passkey = await findPasskeyByCredential(work.tx, credential.id);
    const signCount = passkey && (await finishAuthentication(request, credential, passkey));
    const user = passkey && (await findUserById(work.tx, passkey.userId));
    if (!passkey || !user || signCount === null)
      throw afterCommit(authError('webauthn_verification_failed'));
    if (isBanned(user, work.now)) throw afterCommit(authError('user_banned'));
    if (user.email && !user.email_confirmed_at)
      throw afterCommit(authError('email_not_confirmed', undefined, { status: 403 }));
    await markPasskeyUsed(work.tx, passkey.passkeyId, signCount, work.now);
    await recordAudit(work, 'login', user, { passkey_id: passkey.passkeyId });
    return issueSession(work, user.id, 'passkey');
  });
  await forgiveGuess();
  return Response.json(session);
};
