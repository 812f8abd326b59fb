import { randomUUID } from 'node:crypto';
import type { PlatformMail } from '../../deps.ts';
import { createCode, hashCode, PKCE_PREFIX } from '../credentials/one-time-codes.ts';
import type { Work } from '../service.ts';
import { putOneTimeToken, type TokenKind } from '../tables/one-time-tokens.ts';
import { updateUser, type UserChanges, type UserRow } from '../tables/users.ts';

export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

type LinkKind = { mail: PlatformMail['kind']; token: TokenKind; sentAt: (now: Date) => UserChanges };

const LINKS: Record<Exclude<LinkType, 'email_change'>, LinkKind> = {
  signup: { mail: 'confirmation', token: 'confirmation_token', sentAt: (now) => ({ confirmation_sent_at: now }) },
  invite: { mail: 'invite', token: 'confirmation_token', sentAt: (now) => ({ confirmation_sent_at: now, invited_at: now }) },
  magiclink: { mail: 'magic_link', token: 'recovery_token', sentAt: (now) => ({ recovery_sent_at: now }) },
  recovery: { mail: 'recovery', token: 'recovery_token', sentAt: (now) => ({ recovery_sent_at: now }) },
};

export type IssuedLink = { actionLink: string; code: string; hash: string };

/** Makes the code of a link type, stores its hash and returns link and code. Nothing is sent. */
export async function issueLink(
  work: Work,
  user: UserRow,
  type: Exclude<LinkType, 'email_change'>,
  redirectTo: string,
  pkce = false,
): Promise<IssuedLink> {
  const { token, sentAt } = LINKS[type];
  const issued = createLink(work, user.email ?? '', type, redirectTo, pkce);
  await putOneTimeToken(work.tx, { userId: user.id, kind: token, hash: issued.hash, relatesTo: user.email ?? '', now: work.now });
  await updateUser(work.tx, user.id, sentAt(work.now), work.now);
  return issued;
}

/** Issues the link and mails it to the user after the commit. */
export async function sendLink(
  work: Work,
  user: UserRow,
  type: Exclude<LinkType, 'email_change'>,
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
  const changed = createLink(work, newEmail, 'email_change', redirectTo, pkce);
  await putOneTimeToken(work.tx, {
    userId: user.id,
    kind: 'email_change_token_new',
    hash: changed.hash,
    relatesTo: newEmail,
    now: work.now,
  });
  let current: IssuedLink | null = null;
  if (user.email) {
    current = createLink(work, user.email, 'email_change', redirectTo, pkce);
    await putOneTimeToken(work.tx, {
      userId: user.id,
      kind: 'email_change_token_current',
      hash: current.hash,
      relatesTo: user.email,
      now: work.now,
    });
  }
  await updateUser(work.tx, user.id, { email_change: newEmail, email_change_sent_at: work.now, email_change_confirm_status: 0 }, work.now);
  return { current, changed };
}

export async function sendEmailChange(work: Work, user: UserRow, newEmail: string, redirectTo: string, pkce = false): Promise<void> {
  const { current, changed } = await issueEmailChange(work, user, newEmail, redirectTo, pkce);
  queueMail(work, user, 'email_change_new', newEmail, { actionLink: changed.actionLink, code: changed.code, newEmail });
  if (current && user.email) {
    queueMail(work, user, 'email_change_current', user.email, { actionLink: current.actionLink, code: current.code, newEmail });
  }
}

/** The nonce that a signed-in user types to change the password. */
export async function sendReauthentication(work: Work, user: UserRow): Promise<void> {
  const code = createCode();
  const email = user.email ?? '';
  await putOneTimeToken(work.tx, {
    userId: user.id,
    kind: 'reauthentication_token',
    hash: hashCode(email, code),
    relatesTo: email,
    now: work.now,
  });
  await updateUser(work.tx, user.id, { reauthentication_sent_at: work.now }, work.now);
  queueMail(work, user, 'reauthentication', email, { code });
}

function createLink(work: Work, email: string, type: LinkType, redirectTo: string, pkce: boolean): IssuedLink {
  const code = createCode();
  const hash = `${pkce ? PKCE_PREFIX : ''}${hashCode(email, code)}`;
  const query = new URLSearchParams({ token: hash, type, redirect_to: redirectTo });
  return { code, hash, actionLink: `${work.auth.issuer}/verify?${query.toString()}` };
}

function queueMail(work: Work, user: UserRow, kind: PlatformMail['kind'], to: string, data: PlatformMail['data']): void {
  const name = user.raw_user_meta_data?.['full_name'];
  work.mails.push({
    kind,
    to,
    eventKey: `auth:${kind}:${user.id}:${randomUUID()}`,
    data: { ...data, ...(typeof name === 'string' ? { name } : {}) },
  });
}
