import { randomUUID } from 'node:crypto';
import type { PlatformMail } from '../../deps.ts';
import {
  createCode,
  createLinkToken,
  hashCode,
  hashOpaque,
} from '../credentials/one-time-codes.ts';
import { buildUser } from './user-view.ts';
import type { Work } from '../service.ts';
import { putOneTimeToken, type TokenKind } from '../tables/one-time-tokens.ts';
import { updateUser, type UserChanges, type UserRow } from '../tables/users.ts';

/** Links to the address that the account has; a change of address mails two. */
type OwnLinkType = 'signup' | 'invite' | 'magiclink' | 'recovery';
type LinkType = OwnLinkType | 'email_change';

type LinkKind = {
  mail: PlatformMail['kind'];
  token: TokenKind;
  sentAt: (now: Date) => UserChanges;
};

const LINKS: Record<OwnLinkType, LinkKind> = {
  signup: {
    mail: 'confirmation',
    token: 'confirmation_token',
    sentAt: (now) => ({ confirmation_sent_at: now }),
  },
  invite: {
    mail: 'invite',
    token: 'confirmation_token',
    sentAt: (now) => ({ confirmation_sent_at: now, invited_at: now }),
  },
  magiclink: {
    mail: 'magic_link',
    token: 'recovery_token',
    sentAt: (now) => ({ recovery_sent_at: now }),
  },
  recovery: {
    mail: 'recovery',
    token: 'recovery_token',
    sentAt: (now) => ({ recovery_sent_at: now }),
  },
};

export type IssuedLink = { actionLink: string; code: string; token: string };

/** Makes link and code of a kind of mail, stores their hashes and returns both. Nothing is sent. */
export async function issueLink(
  work: Work,
  user: UserRow,
  type: OwnLinkType,
  redirectTo: string,
  pkce = false,
): Promise<IssuedLink> {
  const { token, sentAt } = LINKS[type];
  const issued = await createLink(work, user, user.email ?? '', token, type, redirectTo, pkce);
  await updateUser(work, user.id, sentAt(work.now));
  return issued;
}

/** Issues the link and mails it to the user after the commit. */
export async function sendLink(
  work: Work,
  user: UserRow,
  type: OwnLinkType,
  redirectTo: string,
  pkce = false,
): Promise<void> {
  const { actionLink, code } = await issueLink(work, user, type, redirectTo, pkce);
  queueMail(work, user, LINKS[type].mail, user.email ?? '', { actionLink, code });
}

/** A change of address is confirmed from both mailboxes: the one in use and the new one. */
export async function issueEmailChange(
  work: Work,
  user: UserRow,
  newEmail: string,
  redirectTo: string,
  pkce = false,
): Promise<{ current: IssuedLink | null; changed: IssuedLink }> {
  const create = (email: string, kind: TokenKind) =>
    createLink(work, user, email, kind, 'email_change', redirectTo, pkce);
  const changed = await create(newEmail, 'email_change_token_new');
  const current = user.email ? await create(user.email, 'email_change_token_current') : null;
  await updateUser(work, user.id, {
    email_change: newEmail,
    email_change_sent_at: work.now,
    email_change_confirm_status: 0,
  });
  return { current, changed };
}

export async function sendEmailChange(
  work: Work,
  user: UserRow,
  newEmail: string,
  redirectTo: string,
  pkce = false,
): Promise<void> {
  const { current, changed } = await issueEmailChange(work, user, newEmail, redirectTo, pkce);
  queueMail(work, user, 'email_change_new', newEmail, {
    actionLink: changed.actionLink,
    code: changed.code,
    newEmail,
  });
  if (current && user.email) {
    queueMail(work, user, 'email_change_current', user.email, {
      actionLink: current.actionLink,
      code: current.code,
      newEmail,
    });
  }
}

/** The nonce that a signed-in user types to change the password. */
export async function sendReauthentication(work: Work, user: UserRow): Promise<void> {
  const email = user.email ?? '';
  const { code } = await putMailSecrets(work, user, email, 'reauthentication_token', false);
  await updateUser(work, user.id, { reauthentication_sent_at: work.now });
  queueMail(work, user, 'reauthentication', email, { code });
}

async function createLink(
  work: Work,
  user: UserRow,
  email: string,
  kind: TokenKind,
  type: LinkType,
  redirectTo: string,
  pkce: boolean,
): Promise<IssuedLink> {
  const { token, code } = await putMailSecrets(work, user, email, kind, pkce);
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return { code, token, actionLink: `${work.auth.issuer}/verify?${query.toString()}` };
}

/** Two secrets that open the same: a long one for the link, six digits to type. */
async function putMailSecrets(
  work: Work,
  user: UserRow,
  email: string,
  kind: TokenKind,
  pkce: boolean,
): Promise<{ token: string; code: string }> {
  const [token, code] = [createLinkToken(pkce), createCode()];
  await putOneTimeToken(work, {
    userId: user.id,
    kind,
    tokenHash: hashOpaque(token),
    codeHash: hashCode(work.auth.deps.keys.jwtSecret, email, code),
    relatesTo: email,
  });
  return { token, code };
}

function queueMail(
  work: Work,
  user: UserRow,
  kind: PlatformMail['kind'],
  to: string,
  data: PlatformMail['data'],
): void {
  const name = user.raw_user_meta_data?.['full_name'];
  work.mails.push({
    user: buildUser(user),
    kind,
    to,
    eventKey: `auth:${kind}:${user.id}:${randomUUID()}`,
    data: { ...data, ...(typeof name === 'string' ? { name } : {}) },
  });
}
