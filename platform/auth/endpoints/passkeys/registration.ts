import { randomUUID } from 'node:crypto';
import type { PlatformContext } from '../../../http/env.ts';
import { hasVerifiedFactor } from '../../accounts/sessions.ts';
import { requireRecentProof, requireSession } from '../../caller.ts';
import { resolveRelyingParty } from '../../credentials/relying-party.ts';
import { beginRegistration, finishRegistration } from '../../credentials/webauthn.ts';
import { authError } from '../../errors.ts';
import { parseBody } from '../../request.ts';
import { afterCommit, inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { findPasskeyByCredential, insertPasskey, listPasskeys } from '../../tables/passkeys.ts';
import type { SessionRow } from '../../tables/sessions.ts';
import type { UserRow } from '../../tables/users.ts';
import { issueChallenge, PasskeyVerifyBody, requireAnswer, spendChallenge } from './challenge.ts';

/** Whoever manages passkeys has proven the second factor, where there is one. */
export async function requirePasskeyOwner(
  work: Work,
  context: PlatformContext,
): Promise<{ user: UserRow; session: SessionRow }> {
  const { user, session } = await requireSession(work, context);
  if (user.is_anonymous)
    throw authError('no_authorization', 'Anonymous user not allowed to perform these actions', {
      status: 403,
    });
  if (user.is_sso_user)
    throw authError('validation_failed', 'SSO users cannot register passkeys', { status: 422 });
  if (hasVerifiedFactor(user) && session.aal !== 'aal2')
    throw authError('insufficient_aal', 'AAL2 required to manage passkeys');
  return { user, session };
}

/** POST /passkeys/registration/options */
export const passkeyRegistrationOptions: Endpoint = (auth) => async (context) => {
  const answer = await inTransaction(auth, context, 'begin to register a passkey', async (work) => {
    const { user, session } = await requirePasskeyOwner(work, context);
    await requireRecentProof(work, session);
    const name = user.email ?? user.id;
    const begun = await beginRegistration(
      resolveRelyingParty(auth, {}),
      { id: user.id, name, displayName: name },
      await listPasskeys(work.tx, user.id),
      true,
    );
    return issueChallenge(work, 'registration', user.id, begun);
  });
  return Response.json(answer);
};

/** POST /passkeys/registration/verify {challenge_id, credential} */
export const passkeyRegistrationVerify: Endpoint = (auth) => async (context) => {
  const { challengeId, credential } = requireAnswer(await parseBody(context, PasskeyVerifyBody));
  const passkey = await inTransaction(auth, context, 'register a passkey', async (work) => {
    const { user } = await requirePasskeyOwner(work, context);
    const request = await spendChallenge(work, challengeId, 'registration', user.id);
    const registered = await finishRegistration(request, credential);
    if (!registered) throw afterCommit(authError('webauthn_verification_failed'));
    if (await findPasskeyByCredential(work.tx, registered.id))
      throw afterCommit(authError('webauthn_credential_exists'));
    const id = randomUUID();
    const friendlyName = 'Passkey';
    await insertPasskey(work.tx, {
      id,
      userId: user.id,
      credential: registered,
      friendlyName,
      now: work.now,
    });
    await recordAudit(work, 'user_modified', user, { passkey_id: id });
    return { id, friendly_name: friendlyName, created_at: work.now.toISOString() };
  });
  return Response.json(passkey);
};
