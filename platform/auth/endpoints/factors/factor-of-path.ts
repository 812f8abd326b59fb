import type { PlatformContext } from '../../../http/env.ts';
import { requireSession } from '../../caller.ts';
import { authError } from '../../errors.ts';
import type { Work } from '../../service.ts';
import type { FactorRow } from '../../tables/factors.ts';
import type { SessionRow } from '../../tables/sessions.ts';
import type { UserRow } from '../../tables/users.ts';

/** Second factors belong to permanent accounts. */
export async function requireFactorOwner(
  work: Work,
  context: PlatformContext,
): Promise<{ user: UserRow; session: SessionRow }> {
  const owner = await requireSession(work, context);
  if (owner.user.is_anonymous)
    throw authError('no_authorization', 'Anonymous user not allowed to perform these actions', {
      status: 403,
    });
  return owner;
}

/** The factor named in the path; other people's factors are not found. */
export async function getFactorOfPath(
  work: Work,
  context: PlatformContext,
): Promise<{ user: UserRow; session: SessionRow; factor: FactorRow }> {
  const { user, session } = await requireFactorOwner(work, context);
  const factor = user.factors.find(({ id }) => id === context.req.param('factorId'));
  if (!factor) throw authError('mfa_factor_not_found');
  return { user, session, factor };
}
