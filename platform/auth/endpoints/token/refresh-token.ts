import { z } from 'zod';
import {
  buildSession,
  isBanned,
  rotateRefreshToken,
  type SessionView,
} from '../../accounts/sessions.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { afterCommit, inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import {
  findActiveRefreshToken,
  findRefreshTokenForUpdate,
  revokeFamily,
} from '../../tables/refresh-tokens.ts';
import { findSession, markSessionRefreshed } from '../../tables/sessions.ts';
import { findUserById } from '../../tables/users.ts';

/** A client that lost the answer, or several tabs at once, may use a token again for this long. */
const REUSE_INTERVAL_MS = 10_000;

const Body = z.object({ refresh_token: OptionalText });

/**
 * Exchanges a refresh token for a new session. A token used twice ends its
 * whole family: it may have been stolen.
 */
export const refreshTokenGrant: Endpoint = (auth) => async (context) => {
  const { refresh_token: token } = await parseBody(context, Body);
  if (!token) throw authError('validation_failed', 'refresh_token required');
  await auth.limits.signIn(context, token);
  return Response.json(
    await inTransaction(auth, context, 'exchange a refresh token', (work) => exchange(work, token)),
  );
};

async function exchange(work: Work, token: string): Promise<SessionView> {
  const { tx, now } = work;
  const used = await findRefreshTokenForUpdate(tx, token);
  const user = used && (await findUserById(tx, used.user_id));
  if (!used || !user) throw authError('refresh_token_not_found');
  const session = await findSession(tx, used.session_id);
  if (session?.not_after && session.not_after < now) throw authError('session_expired');
  if (isBanned(user, now))
    throw authError('user_banned', 'Invalid Refresh Token: User Banned', { status: 400 });

  const active = used.revoked ? await findActiveRefreshToken(tx, used.session_id) : null;
  const wasLost = active !== null && active.parent === used.token;
  const isRecent = now.getTime() - used.updated_at.getTime() <= REUSE_INTERVAL_MS;
  // A revoked token counts as recent only while its family lives; after a
  // revocation nothing is active.
  if (used.revoked && !wasLost && !(isRecent && active !== null)) {
    await revokeFamily(tx, used.session_id, now);
    await recordAudit(work, 'token_revoked', user);
    throw afterCommit(authError('refresh_token_already_used'));
  }
  await recordAudit(work, 'token_refreshed', user);
  const next = active?.token ?? (await rotateRefreshToken(work, used));
  await markSessionRefreshed(tx, used.session_id, work.client, now);
  return buildSession(work, user.id, used.session_id, next);
}
