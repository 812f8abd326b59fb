import { z } from 'zod';
import { isBanned, issueSession, type SessionView } from '../../accounts/sessions.ts';
import { findKnownDevice, rememberDevice } from '../../credentials/known-device.ts';
import { findWeakness, hashPassword, verifyPassword } from '../../credentials/passwords.ts';
import { holdBack } from '../../constant-time.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Auth, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import {
  findUserByEmail,
  findUserByIdForUpdate,
  findUserByPhone,
  updateUser,
  type UserRow,
} from '../../tables/users.ts';

const Body = z.object({ email: OptionalText, phone: OptionalText, password: OptionalText });

/**
 * Password sign-in. Unknown address, account without password and wrong password give the same
 * answer after the same work. Whether an account is confirmed or banned is only said to somebody
 * who knows its password. A session is opened only for the password that holds at that moment.
 */
export const passwordGrant: Endpoint = (auth) => {
  const check = createCheck(auth);
  return async (context) => {
    const body = await parseBody(context, Body);
    const account = (body.email || body.phone).trim().toLowerCase();
    if (!account) throw authError('validation_failed', 'missing email or phone');
    await auth.limits.signIn(context, account);
    const device = findKnownDevice(auth, context, account);
    const forgiveFailure = await auth.limits.password(context, account, device);
    const find = body.email ? findUserByEmail : findUserByPhone;
    const urgent = device !== null;
    const begun = performance.now();
    const prove = async (): Promise<Proven> => {
      const { holder: user, valid, upgrade } = await check(find, account, body.password, urgent);
      if (user && valid) return { user, upgrade };
      // Imported hashes take longer to compare than the one that stands in for unknown accounts.
      await holdBack(begun);
      throw authError('invalid_credentials');
    };
    const enter = async ({ user, upgrade }: Proven): Promise<SessionView> => {
      if (isBanned(user, auth.deps.now()))
        throw authError('user_banned', undefined, { status: 400 });
      if (body.email && !user.email_confirmed_at) throw authError('email_not_confirmed');
      const newHash = upgrade ? await hashPassword(body.password, { urgent }) : null;
      const session = await inTransaction(auth, context, 'sign in with password', async (work) => {
        const current = await findUserByIdForUpdate(work.tx, user.id);
        if (current?.encrypted_password !== user.encrypted_password) return null;
        if (newHash) await updateUser(work, user.id, { encrypted_password: newHash });
        await recordAudit(work, 'login', user, { provider: body.email ? 'email' : 'phone' });
        return issueSession(work, user.id, 'password');
      });
      // The password was changed meanwhile, or another sign-in has renewed its hash.
      return session ?? enter(await prove());
    };
    const proven = await prove();
    await forgiveFailure();
    const session = await enter(proven);
    const weakness = findWeakness(body.password, auth.settings);
    return Response.json(weakness ? { ...session, weak_password: weakness } : session, {
      headers: { 'set-cookie': rememberDevice(auth, context, account) },
    });
  };
};

type Proven = { user: UserRow; upgrade: boolean };
type Find = typeof findUserByEmail;

/** Compares a password with that of an account; who asks the same meanwhile gets that answer. */
function createCheck(auth: Auth) {
  const running = new Map<string, ReturnType<typeof verifyPassword<UserRow>>>();
  return (find: Find, account: string, password: string, urgent: boolean) => {
    const key = JSON.stringify([account, password, urgent]);
    const known = running.get(key);
    if (known) return known;
    const look = () =>
      inTransaction(auth, null, 'find the account that signs in', ({ tx }) => find(tx, account));
    const checked = verifyPassword(look, password, { urgent }).finally(() => running.delete(key));
    running.set(key, checked);
    return checked;
  };
}
