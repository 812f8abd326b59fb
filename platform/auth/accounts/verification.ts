import { hashCode, hashOpaque } from '../credentials/one-time-codes.ts';
import { authError } from '../errors.ts';
import { afterCommit, type Work } from '../service.ts';
import { recordAudit } from '../tables/audit-log.ts';
import { updateIdentityData } from '../tables/identities.ts';
import {
  countWrongCode,
  deleteOneTimeToken,
  deleteOneTimeTokensOfUser,
  findLinkForUpdate,
  findOneTimeTokenOfUser,
  listMailedForUpdate,
  type OneTimeTokenRow,
  type TokenKind,
} from '../tables/one-time-tokens.ts';
import { deleteSessionsOfUser } from '../tables/sessions.ts';
import { takeRequests } from '../tables/unproven-accounts.ts';
import { findUserByEmail, findUserById, updateUser, type UserRow } from '../tables/users.ts';
import { addEmailIdentity, confirmEmail, getUser } from './email-accounts.ts';
import { voidBeginning } from './void-beginning.ts';
import { isBanned } from './sessions.ts';

const CODE_LIFETIME_MS = 60 * 60_000;

/**
 * Which stored codes a verification type accepts. `email` is the code of
 * sign-up or sign-in, whichever was mailed.
 */
const ACCEPTED: Record<string, readonly TokenKind[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

/** `isVoided`: somebody else may have begun the account; a password has to be set. */
type Proven = { user: UserRow; type: string; isVoided?: boolean };
export type Verified = Proven | 'first-half-of-email-change';

/** GoTrue says `recovery` with PKCE only; a new password ends passkeys in either (`putUser`). */
export const methodOf = ({ type }: Proven) => (type === 'recovery' ? 'recovery' : 'otp');

export const isVerificationType = (type: string): boolean => Object.hasOwn(ACCEPTED, type);

/** Spends the link of a mail. Throws `otp_expired` for unknown, old and used ones alike. */
export async function spendLink(work: Work, type: string, token: string): Promise<Verified> {
  const stored = await findLinkForUpdate(work.tx, hashOpaque(token), kindsOf(type));
  if (!stored || !isFresh(work, stored))
    throw authError('otp_expired', 'Email link is invalid or has expired');
  return spend(work, type, stored);
}

/**
 * Spends the code typed from a mail. A wrong one counts against everything that the address has
 * open of that type, whoever tries and from wherever, and too many of them void the codes.
 * Throws `otp_expired` for unknown, wrong, old, used and void ones alike.
 */
export async function spendCode(
  work: Work,
  type: string,
  email: string,
  code: string,
): Promise<Verified> {
  const open = (await listMailedForUpdate(work.tx, email, kindsOf(type))).filter((stored) =>
    isFresh(work, stored),
  );
  const meant = open.find((stored) => isCodeOf(work, stored, code));
  if (meant) return spend(work, type, meant);
  for (const { id } of open) await countWrongCode(work.tx, id);
  throw afterCommit(authError('otp_expired'));
}

/** The same for the nonce of a signed-in user; throws `reauthentication_not_valid`. */
export async function spendNonce(work: Work, userId: string, nonce: string): Promise<void> {
  const stored = await findOneTimeTokenOfUser(work.tx, userId, 'reauthentication_token');
  const isRight = stored !== null && isFresh(work, stored) && isCodeOf(work, stored, nonce);
  if (isRight) return deleteOneTimeToken(work.tx, stored.id);
  if (stored) await countWrongCode(work.tx, stored.id);
  throw afterCommit(authError('reauthentication_not_valid'));
}

function kindsOf(type: string): readonly TokenKind[] {
  const kinds = ACCEPTED[type];
  if (!kinds) throw authError('validation_failed', 'Unsupported verification type');
  return kinds;
}

const isFresh = (work: Work, { created_at: since }: OneTimeTokenRow): boolean =>
  work.now.getTime() - since.getTime() <= CODE_LIFETIME_MS;

function isCodeOf(work: Work, stored: OneTimeTokenRow, code: string): boolean {
  const hash = hashCode(work.auth.deps.keys.jwtSecret, stored.relates_to, code);
  return stored.code_hash === hash;
}

async function spend(work: Work, type: string, stored: OneTimeTokenRow): Promise<Verified> {
  const user = await findUserById(work.tx, stored.user_id);
  if (!user) throw authError('otp_expired');
  if (isBanned(user, work.now)) throw authError('user_banned');
  await deleteOneTimeToken(work.tx, stored.id);
  if (type === 'email_change') return changeEmail(work, user, stored);
  // Mailed to an address that the account no longer has.
  if (stored.relates_to !== (user.email ?? '')) throw authError('otp_expired');
  const meaning =
    type === 'email' ? (stored.token_type === 'confirmation_token' ? 'signup' : 'magiclink') : type;
  await recordAudit(work, user.email_confirmed_at ? 'login' : 'user_signedup', user, {
    provider: 'email',
  });
  if (!(await isBegunByOthers(work, user)))
    return { user: await confirmEmail(work, user), type: meaning };
  await voidBeginning(work, user);
  const voided = await getUser(work, user.id);
  return { user: await confirmEmail(work, voided), type: meaning, isVoided: true };
}

/** Whoever asked first may be somebody else than who owns the mailbox. */
async function isBegunByOthers(work: Work, user: UserRow): Promise<boolean> {
  return !user.email_confirmed_at && (await takeRequests(work.tx, user.id)) > 1;
}

async function changeEmail(work: Work, user: UserRow, spent: OneTimeTokenRow): Promise<Verified> {
  if (user.email && user.email_change_confirm_status === 0) {
    await updateUser(work, user.id, { email_change_confirm_status: 1 });
    return 'first-half-of-email-change';
  }
  const email = user.email_change;
  if (!email || (spent.token_type === 'email_change_token_new' && spent.relates_to !== email))
    throw authError('otp_expired');
  // Somebody else may have confirmed the address since it was asked for.
  if (await findUserByEmail(work.tx, email)) throw authError('email_exists');
  await recordAudit(work, 'user_modified', user);
  const identity = user.identities.find(({ provider }) => provider === 'email');
  if (identity) await updateIdentityData(work, identity.id, { email, email_verified: true });
  else await addEmailIdentity(work, user.id, email, true);
  await updateUser(work, user.id, { email, email_change: '', email_change_confirm_status: 0 });
  // Whoever holds the former mailbox may have come in by it, or still hold a link.
  await deleteOneTimeTokensOfUser(work.tx, user.id);
  await deleteSessionsOfUser(work.tx, user.id);
  return { user: await confirmEmail(work, await getUser(work, user.id)), type: 'email_change' };
}
