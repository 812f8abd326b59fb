import { z } from 'zod';
import { isBanned, issueSession, type SessionView } from '../../accounts/sessions.ts';
import { findWeakness, hashPassword, verifyPassword } from '../../credentials/passwords.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { findUserByEmail, findUserByPhone, updateUser } from '../../tables/users.ts';

const Body = z.object({ email: OptionalText, phone: OptionalText, password: OptionalText });

/**
 * Password sign-in. Unknown address, account without password and wrong password give the same answer after the same work.
 * Whether an account is confirmed or banned is only said to somebody who knows its password.
 */
export const passwordGrant: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  const account = (body.email || body.phone).trim().toLowerCase();
  if (!account) throw authError('validation_failed', 'missing email or phone');
  await auth.limits.signIn(context, account);
  const find = body.email ? findUserByEmail : findUserByPhone;
  const user = await inTransaction(auth, context, 'find the account that signs in', ({ tx }) => find(tx, account));
  const { valid, upgrade } = await verifyPassword(user?.encrypted_password, body.password);
  if (!user || !valid) throw authError('invalid_credentials');
  if (isBanned(user, auth.deps.now())) throw authError('user_banned', undefined, { status: 400 });
  if (body.email && !user.email_confirmed_at) throw authError('email_not_confirmed');
  const newHash = upgrade ? await hashPassword(body.password) : null;
  const session: SessionView = await inTransaction(auth, context, 'sign in with password', async (work) => {
    if (newHash) await updateUser(work, user.id, { encrypted_password: newHash });
    await recordAudit(work, 'login', user, { provider: body.email ? 'email' : 'phone' });
    return issueSession(work, user.id, 'password');
  });
  const weakness = findWeakness(body.password, auth.settings);
  return Response.json(weakness ? { ...session, weak_password: weakness } : session);
};
