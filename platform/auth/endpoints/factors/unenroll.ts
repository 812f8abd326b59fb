import { authError } from '../../errors.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deleteFactor } from '../../tables/factors.ts';
import { downgradeSessions } from '../../tables/sessions.ts';
import { getFactorOfPath } from './factor-of-path.ts';

/**
 * DELETE /factors/:factorId. A verified factor can only be removed by somebody
 * who has just proven one.
 */
export const unenrollFactor: Endpoint = (auth) => async (context) => {
  const id = await inTransaction(auth, context, 'remove a second factor', async (work) => {
    const { user, session, factor } = await getFactorOfPath(work, context);
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw authError('insufficient_aal', 'AAL2 required to unenroll verified factor', {
        status: 422,
      });
    }
    await downgradeSessions(work.tx, factor.id, work.now);
    await deleteFactor(work.tx, factor.id);
    await recordAudit(work, 'factor_deleted', user, {
      factor_id: factor.id,
      factor_type: factor.factor_type,
    });
    return factor.id;
  });
  return Response.json({ id });
};
