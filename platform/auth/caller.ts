import type { MiddlewareHandler } from 'hono';
import type { PlatformContext, PlatformEnv } from '../http/env.ts';
import { hasVerifiedFactor, isBanned } from './accounts/sessions.ts';
import { authError } from './errors.ts';
import { isUuid } from '../core/ids.ts';
import type { Work } from './service.ts';
import { findSession, listMethods, type SessionRow } from './tables/sessions.ts';
import { findUserById, type UserRow } from './tables/users.ts';

export type SignedIn = { user: UserRow; session: SessionRow | null };

/**
 * The signed-in user behind the request. The token alone does not do: user and
 * session must still exist, so that logging out and deleting take effect at
 * once.
 */
export async function requireUser(work: Work, context: PlatformContext): Promise<SignedIn> {
  const { claims } = context.get('caller');
  if (!claims.sub) throw authError('no_authorization');
  if (!isUuid(claims.sub)) throw authError('bad_jwt', 'invalid claim: sub claim must be a UUID');
  const user = await findUserById(work.tx, claims.sub);
  if (!user)
    throw authError('user_not_found', 'User from sub claim in JWT does not exist', { status: 403 });
  let session: SessionRow | null = null;
  if (claims.session_id !== undefined) {
    session = isUuid(claims.session_id) ? await findSession(work.tx, claims.session_id) : null;
    if (!session || session.user_id !== user.id) throw authError('session_not_found');
  }
  if (isBanned(user, work.now)) throw authError('user_banned');
  return { user, session };
}

/** A session row is needed: a token minted elsewhere has none. */
export async function requireSession(
  work: Work,
  context: PlatformContext,
): Promise<{ user: UserRow; session: SessionRow }> {
  const { user, session } = await requireUser(work, context);
  if (!session) throw authError('session_not_found');
  return { user, session };
}

/**
 * Whoever adds a way into the account has lately proven in this session to be its person: one that
 * was left open must lock nobody out. A second factor proves as much as signing in.
 */
export async function requireRecentProof(
  { tx, now, auth: { settings } }: Work,
  { id }: SessionRow,
): Promise<void> {
  if (settings.freshSeconds === undefined) return;
  const [newest] = await listMethods(tx, id);
  const age = now.getTime() / 1000 - (newest?.timestamp ?? 0);
  if (age > settings.freshSeconds) throw authError('reauthentication_needed');
}

/**
 * Whoever links or unlinks an account elsewhere: with the second factor, where there is one, and a
 * recent proof. An anonymous person has nothing else to prove, and nothing to be locked out of.
 */
export async function requireLinker(work: Work, context: PlatformContext): Promise<UserRow> {
  const { user, session } = await requireSession(work, context);
  if (hasVerifiedFactor(user) && session.aal !== 'aal2')
    throw authError('insufficient_aal', 'AAL2 required to manage identities');
  if (!user.is_anonymous) await requireRecentProof(work, session);
  return user;
}

/**
 * Only the service key administers users; a user's token never does, whatever
 * role the product gives that user.
 */
export const requireAdmin: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  const { role, claims } = context.get('caller');
  if (claims.sub !== undefined || role !== 'service_role') throw authError('not_admin');
  await next();
};
