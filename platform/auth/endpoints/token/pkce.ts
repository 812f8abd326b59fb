import { z } from 'zod';
import {
  isBanned,
  issueSession,
  type AuthMethod,
  type SessionView,
} from '../../accounts/sessions.ts';
import { matchesChallenge } from '../../credentials/pkce.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { afterCommit, inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deleteFlowState, findFlowStateByCode } from '../../tables/flow-states.ts';
import { findUserById } from '../../tables/users.ts';

const CODE_LIFETIME_MS = 5 * 60_000;

const Body = z.object({ auth_code: OptionalText, code_verifier: OptionalText });

/**
 * Exchanges the one-use code of a link or provider, with the verifier that only
 * the starting browser has.
 */
export const pkceGrant: Endpoint = (auth) => async (context) => {
  const { auth_code: code, code_verifier: verifier } = await parseBody(context, Body);
  if (!code || !verifier)
    throw authError(
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  await auth.limits.signIn(context, code);
  return Response.json(
    await inTransaction(auth, context, 'exchange a PKCE code', (work) =>
      exchange(work, code, verifier),
    ),
  );
};

async function exchange(work: Work, code: string, verifier: string): Promise<SessionView> {
  const { tx, now } = work;
  const flow = await findFlowStateByCode(tx, code);
  if (!flow?.user_id || !flow.code_challenge || !flow.code_challenge_method)
    throw authError('flow_state_not_found');
  // Whatever follows, the code is spent: a thief gets one guess at the verifier.
  await deleteFlowState(tx, flow.id);
  if (now.getTime() - (flow.auth_code_issued_at ?? flow.created_at).getTime() > CODE_LIFETIME_MS)
    throw afterCommit(authError('flow_state_expired'));
  if (
    !matchesChallenge({ value: flow.code_challenge, method: flow.code_challenge_method }, verifier)
  )
    throw afterCommit(authError('bad_code_verifier'));
  const user = await findUserById(tx, flow.user_id);
  if (!user) throw authError('flow_state_not_found');
  if (isBanned(user, now)) throw afterCommit(authError('user_banned'));
  await recordAudit(work, 'login', user, { provider_type: flow.provider_type });
  const session = await issueSession(work, user.id, flow.authentication_method as AuthMethod);
  if (flow.provider_access_token) session.provider_token = flow.provider_access_token;
  if (flow.provider_refresh_token) session.provider_refresh_token = flow.provider_refresh_token;
  return session;
}
