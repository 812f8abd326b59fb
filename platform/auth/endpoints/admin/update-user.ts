import { addEmailIdentity, confirmEmail, getUser } from '../../accounts/email-accounts.ts';
import { buildUser } from '../../accounts/user-view.ts';
import { withPassword } from '../../accounts/void-beginning.ts';
import { authError } from '../../errors.ts';
import { parseBody, parseEmail, parsePhone } from '../../request.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { updateIdentityData } from '../../tables/identities.ts';
import { deleteOneTimeTokensOfUser } from '../../tables/one-time-tokens.ts';
import { deleteSessionsOfUser } from '../../tables/sessions.ts';
import {
  findUserByEmail,
  findUserByPhone,
  mergeMetadata,
  updateUser,
  type UserChanges,
  type UserRow,
} from '../../tables/users.ts';
import { AdminUserBody, parseBan, resolvePasswordHash } from './user-body.ts';
import { getUserOfPath } from './user-of-path.ts';

/**
 * PUT /admin/users/:userId. Changes take effect at once; a new password ends
 * all sessions of the user, and like a new address all links and codes that were mailed.
 */
export const updateUserByAdmin: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, AdminUserBody);
  const passwordHash = await resolvePasswordHash(auth, body);
  const user = await inTransaction(auth, context, 'change a user', async (work) => {
    const current = await getUserOfPath(work, context);
    const changes = await buildChanges(work, current, body);
    if (passwordHash) {
      changes.encrypted_password = passwordHash;
      changes.raw_app_meta_data = withPassword({
        ...current,
        raw_app_meta_data: changes.raw_app_meta_data ?? current.raw_app_meta_data,
      });
      await deleteSessionsOfUser(work.tx, current.id);
    }
    if (passwordHash || changes.email) await deleteOneTimeTokensOfUser(work.tx, current.id);
    await updateUser(work, current.id, changes);
    if (changes.email) await moveEmailIdentity(work, current, changes.email);
    if (body.email_confirm) await confirmEmail(work, await getUser(work, current.id));
    await recordAudit(work, 'user_modified', current, { by: 'service_role' });
    return getUser(work, current.id);
  });
  return Response.json(buildUser(user));
};

async function buildChanges(work: Work, user: UserRow, body: AdminUserBody): Promise<UserChanges> {
  const changes: UserChanges = {};
  if (body.email && parseEmail(body.email) !== user.email) {
    changes.email = parseEmail(body.email);
    if (await findUserByEmail(work.tx, changes.email)) throw authError('email_exists');
  }
  if (body.phone && parsePhone(body.phone) !== user.phone) {
    changes.phone = parsePhone(body.phone);
    if (await findUserByPhone(work.tx, changes.phone))
      throw authError('user_already_exists', 'Phone number already registered by another user');
  }
  if (body.phone_confirm) changes.phone_confirmed_at = work.now;
  if (body.user_metadata)
    changes.raw_user_meta_data = mergeMetadata(user.raw_user_meta_data, body.user_metadata);
  if (body.app_metadata)
    changes.raw_app_meta_data = mergeMetadata(user.raw_app_meta_data, body.app_metadata);
  if (body.role) changes.role = body.role;
  if (body.ban_duration) changes.banned_until = parseBan(body.ban_duration, work.now);
  return changes;
}

async function moveEmailIdentity(work: Work, user: UserRow, email: string): Promise<void> {
  const identity = user.identities.find(({ provider }) => provider === 'email');
  if (identity) await updateIdentityData(work, identity.id, { email });
  else await addEmailIdentity(work, user.id, email, false);
}
