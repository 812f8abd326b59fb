import { requireUser } from '../../caller.ts';
import { hasVerifiedFactor } from '../../accounts/sessions.ts';
import { authError } from '../../errors.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deleteSession, deleteSessionsOfUser, hasOtherSessions } from '../../tables/sessions.ts';

/**
 * POST /logout?scope=global|local|others. Deleting the session also ends its
 * refresh tokens and its access to GET /user.
 */
export const logout: Endpoint = (auth) => async (context) => {
  const scope = context.req.query('scope') ?? 'global';
  if (!['global', 'local', 'others'].includes(scope))
    throw authError('validation_failed', `Unsupported logout scope "${scope}"`);
  await inTransaction(auth, context, 'log out', async (work) => {
    const { user, session } = await requireUser(work, context);
    const own = session?.id ?? null;
    const isOwn = scope === 'local' && own !== null;
    if (!isOwn && hasVerifiedFactor(user) && session?.aal !== 'aal2') {
      // Whoever stands before the second factor may leave, but take nobody else along.
      if (scope === 'others' || (await hasOtherSessions(work.tx, user.id, own)))
        // 422, as for taking a factor off: the client takes 401 and 403 for a sign-out that is done.
        throw authError('insufficient_aal', 'AAL2 required to end other sessions', { status: 422 });
    }
    await recordAudit(work, 'logout', user);
    if (isOwn) await deleteSession(work.tx, own);
    else await deleteSessionsOfUser(work.tx, user.id, scope === 'others' ? own : null);
  });
  return new Response(null, { status: 204 });
};
