import { hashCode, PKCE_PREFIX } from '../credentials/one-time-codes.ts';
import { authError } from '../errors.ts';
import type { Work } from '../service.ts';
import { recordAudit } from '../tables/audit-log.ts';
import { updateIdentityData } from '../tables/identities.ts';
import { deleteOneTimeToken, findOneTimeTokenForUpdate, type OneTimeTokenRow, type TokenKind } from '../tables/one-time-tokens.ts';
import { findUserByEmail, findUserById, updateUser, type UserRow } from '../tables/users.ts';
import { addEmailIdentity, confirmEmail, getUser } from './email-accounts.ts';
import { isBanned } from './sessions.ts';

export const CODE_LIFETIME_MS = 60 * 60_000;

/** Which stored codes a verification type accepts. `email` is the code of sign-up or sign-in, whichever was mailed. */
const ACCEPTED: Record<string, readonly TokenKind[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

export type Verified = { user: UserRow; type: string } | 'first-half-of-email-change';

export const isVerificationType = (type: string): boolean => type in ACCEPTED;

/** Forms under which the code typed from a mail may be stored: with the prefix when the flow began with PKCE. */
export const hashesOfCode = (email: string, code: string): string[] => {
  const hash = hashCode(email, code);
  return [hash, `${PKCE_PREFIX}${hash}`];
};

/** Spends a mailed code and does what it stands for. Throws `otp_expired` for unknown, wrong, old and used codes alike. */
export async function spendCode(work: Work, type: string, hashes: readonly string[], email: string | null): Promise<Verified> {
  const invalid = () => authError('otp_expired', email === null ? 'Email link is invalid or has expired' : undefined);
  const kinds = ACCEPTED[type];
  if (!kinds) throw authError('validation_failed', 'Unsupported verification type');
  const stored = await findOneTimeTokenForUpdate(work.tx, hashes, kinds);
  const isForAddress = email === null || stored?.relates_to === email;
  if (!stored || !isForAddress || work.now.getTime() - stored.created_at.getTime() > CODE_LIFETIME_MS) throw invalid();
  const user = await findUserById(work.tx, stored.user_id);
  if (!user) throw invalid();
  if (isBanned(user, work.now)) throw authError('user_banned');
  await deleteOneTimeToken(work.tx, stored.id);
  if (type === 'email_change') return changeEmail(work, user, stored);
  const meaning = type === 'email' ? (stored.token_type === 'confirmation_token' ? 'signup' : 'magiclink') : type;
  await recordAudit(work, user.email_confirmed_at ? 'login' : 'user_signedup', user, { provider: 'email' });
  return { user: await confirmEmail(work, user), type: meaning };
}

async function changeEmail(work: Work, user: UserRow, spent: OneTimeTokenRow): Promise<Verified> {
  if (user.email && user.email_change_confirm_status === 0) {
    await updateUser(work, user.id, { email_change_confirm_status: 1 });
    return 'first-half-of-email-change';
  }
  const email = user.email_change;
  if (!email || (spent.token_type === 'email_change_token_new' && spent.relates_to !== email)) throw authError('otp_expired');
  // Somebody else may have confirmed the address since it was asked for.
  if (await findUserByEmail(work.tx, email)) throw authError('email_exists');
  await recordAudit(work, 'user_modified', user);
  const identity = user.identities.find(({ provider }) => provider === 'email');
  if (identity) await updateIdentityData(work, identity.id, { email, email_verified: true });
  else await addEmailIdentity(work, user.id, email, true);
  await updateUser(work, user.id, { email, email_change: '', email_change_confirm_status: 0 });
  return { user: await confirmEmail(work, await getUser(work, user.id)), type: 'email_change' };
}
