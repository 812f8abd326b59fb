import { getUser, withProviders } from '../../accounts/email-accounts.ts';
import { requireLinker } from '../../caller.ts';
import { authError } from '../../errors.ts';
import { isUuid } from '../../../core/ids.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deleteIdentity } from '../../tables/identities.ts';
import { updateUser } from '../../tables/users.ts';

/** DELETE /user/identities/:identityId. One way to sign in always remains. */
export const unlinkIdentity: Endpoint = (auth) => async (context) => {
  if (auth.settings.manualLinking === false) throw authError('manual_linking_disabled');
  const id = context.req.param('identityId');
  if (!isUuid(id))
    throw authError('validation_failed', 'identity_id must be an UUID', { status: 404 });
  await inTransaction(auth, context, 'unlink an identity', async (work) => {
    const user = await requireLinker(work, context);
    const identity = user.identities.find((row) => row.id === id);
    if (!identity) throw authError('identity_not_found');
    if (user.identities.length <= 1) throw authError('single_identity_not_deletable');
    await deleteIdentity(work.tx, identity.id);
    const left = await getUser(work, user.id);
    await updateUser(work, user.id, { raw_app_meta_data: withProviders(left) });
    await recordAudit(work, 'identity_unlinked', user, {
      provider: identity.provider,
      provider_id: identity.provider_id,
    });
  });
  return Response.json({});
};
