import { z } from 'zod';
import type { PlatformContext } from '../../../http/env.ts';
import { buildFactor } from '../../accounts/user-view.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deleteFactor, renameFactor, type FactorRow } from '../../tables/factors.ts';
import { downgradeSessions } from '../../tables/sessions.ts';
import type { UserRow } from '../../tables/users.ts';
import { getUserOfPath } from './user-of-path.ts';

/** GET /admin/users/:userId/factors */
export const listUserFactors: Endpoint = (auth) => async (context) => {
  const user = await inTransaction(auth, context, 'list the factors of a user', (work) =>
    getUserOfPath(work, context),
  );
  return Response.json(user.factors.map(buildFactor));
};

const Body = z.object({ friendly_name: OptionalText });

/** PUT /admin/users/:userId/factors/:factorId {friendly_name} */
export const updateUserFactor: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  const renamed = await inTransaction(auth, context, 'rename a factor of a user', async (work) => {
    const { user, factor } = await getFactor(work, context);
    if (body.friendly_name) await renameFactor(work.tx, factor.id, body.friendly_name, work.now);
    await recordAudit(work, 'factor_updated', user, { factor_id: factor.id, by: 'service_role' });
    return { ...factor, friendly_name: body.friendly_name || factor.friendly_name };
  });
  return Response.json(buildFactor(renamed));
};

/** DELETE /admin/users/:userId/factors/:factorId: for somebody who lost the device. */
export const deleteUserFactor: Endpoint = (auth) => async (context) => {
  const removed = await inTransaction(auth, context, 'remove a factor of a user', async (work) => {
    const { user, factor } = await getFactor(work, context);
    await downgradeSessions(work.tx, factor.id, work.now);
    await deleteFactor(work.tx, factor.id);
    await recordAudit(work, 'factor_deleted', user, { factor_id: factor.id, by: 'service_role' });
    return factor;
  });
  return Response.json(buildFactor(removed));
};

async function getFactor(
  work: Work,
  context: PlatformContext,
): Promise<{ user: UserRow; factor: FactorRow }> {
  const user = await getUserOfPath(work, context);
  const factor = user.factors.find(({ id }) => id === context.req.param('factorId'));
  if (!factor) throw authError('mfa_factor_not_found');
  return { user, factor };
}
