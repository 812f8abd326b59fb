import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseBody } from '../../request.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deleteIdentity } from '../../tables/identities.ts';
import { deleteOneTimeTokensOfUser } from '../../tables/one-time-tokens.ts';
import { deleteSessionsOfUser } from '../../tables/sessions.ts';
import { deleteUser as removeUser, updateUser, type UserRow } from '../../tables/users.ts';
import { getUserOfPath } from './user-of-path.ts';

const Body = z.object({ should_soft_delete: z.boolean().nullish() });

/** DELETE /admin/users/:userId. Sessions, codes and what refers to the user go with it. */
export const deleteUser: Endpoint = (auth) => async (context) => {
  const { should_soft_delete: soft } = await parseBody(context, Body);
  await inTransaction(auth, context, 'delete a user', async (work) => {
    const user = await getUserOfPath(work, context);
    await recordAudit(work, 'user_deleted', user, { by: 'service_role' });
    if (soft) await hideUser(work, user);
    else await removeUser(work.tx, user.id);
  });
  return Response.json({});
};

/** Soft deletion keeps the row for references, with hashed address and no way to sign in. */
async function hideUser(work: Work, user: UserRow): Promise<void> {
  const hash = (text: string) =>
    createHash('sha256').update(`${user.id}${text}`).digest('base64url');
  await updateUser(work, user.id, {
    deleted_at: work.now,
    email: user.email === null ? null : hash(user.email),
    phone: user.phone === null ? null : hash(user.phone),
    encrypted_password: '',
    email_change: '',
    raw_user_meta_data: {},
    raw_app_meta_data: {},
  });
  for (const identity of user.identities) await deleteIdentity(work.tx, identity.id);
  await deleteOneTimeTokensOfUser(work.tx, user.id);
  await deleteSessionsOfUser(work.tx, user.id);
}
