import { randomUUID } from 'node:crypto';
import { confirmEmail, createAccount, getUser } from '../../accounts/email-accounts.ts';
import { buildUser } from '../../accounts/user-view.ts';
import { authError } from '../../errors.ts';
import { isUuid } from '../../../core/ids.ts';
import { parseBody, parseEmail, parsePhone } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { findUserByEmail, findUserById, findUserByPhone, updateUser } from '../../tables/users.ts';
import { AdminUserBody, parseBan, resolvePasswordHash } from './user-body.ts';

/**
 * POST /admin/users. No mail is sent; `email_confirm` decides whether the user
 * can sign in at once.
 */
export const createUser: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, AdminUserBody);
  const email = body.email ? parseEmail(body.email) : null;
  const phone = body.phone ? parsePhone(body.phone) : null;
  if (!email && !phone)
    throw authError('validation_failed', 'Cannot create a user without either an email or phone');
  if (body.id && !isUuid(body.id))
    throw authError('validation_failed', 'ID must conform to the uuid v4 format');
  const passwordHash = await resolvePasswordHash(auth, body);
  const user = await inTransaction(auth, context, 'create a user', async (work) => {
    const id = body.id || randomUUID();
    if (email && (await findUserByEmail(work.tx, email))) throw authError('email_exists');
    if (phone && (await findUserByPhone(work.tx, phone)))
      throw authError('user_already_exists', 'Phone number already registered by another user');
    if (body.id && (await findUserById(work.tx, id)))
      throw authError('user_already_exists', 'A user with this id already exists');
    let created = await createAccount(work, {
      id,
      email,
      phone,
      passwordHash,
      userMetadata: body.user_metadata ?? {},
      appMetadata: body.app_metadata ?? {},
      ...(body.role ? { role: body.role } : {}),
    });
    if (phone && body.phone_confirm) await updateUser(work, id, { phone_confirmed_at: work.now });
    if (body.ban_duration)
      await updateUser(work, id, { banned_until: parseBan(body.ban_duration, work.now) });
    created = await getUser(work, id);
    if (email && body.email_confirm) created = await confirmEmail(work, created);
    await recordAudit(work, 'user_signedup', created, {
      provider: email ? 'email' : 'phone',
      by: 'service_role',
    });
    return created;
  });
  return Response.json(buildUser(user));
};
