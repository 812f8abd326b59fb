import type { PlatformDeps } from '../deps.ts';
import { confirmEmail, createEmailAccount, getUser } from './accounts/email-accounts.ts';
import { issueLink } from './accounts/mails.ts';
import { hashPassword } from './credentials/passwords.ts';
import { createAuth, inTransaction } from './service.ts';
import { recordAudit } from './tables/audit-log.ts';
import { findUserByEmail, type Metadata } from './tables/users.ts';

/**
 * Creates a confirmed account outside of any request, for the first start. An account that exists already is left as it is.
 * `password` null: the account can only be entered by a link.
 */
export async function createConfirmedUser(
  deps: PlatformDeps,
  account: { email: string; password: string | null; userMetadata?: Metadata },
): Promise<{ id: string; created: boolean }> {
  const auth = createAuth(deps);
  const email = account.email.trim().toLowerCase();
  const passwordHash = account.password === null ? null : await hashPassword(account.password);
  return inTransaction(auth, null, 'create the first admin', async (work) => {
    const known = await findUserByEmail(work.tx, email);
    if (known) return { id: known.id, created: false };
    const user = await createEmailAccount(work, { email, passwordHash, userMetadata: account.userMetadata ?? {} });
    await recordAudit(work, 'user_signedup', user, { by: 'first start' });
    await confirmEmail(work, user);
    return { id: user.id, created: true };
  });
}

/** A one-time link that signs the account in to set its password; nothing is mailed. `redirectTo` must lie within the site. */
export async function createSetupLink(deps: PlatformDeps, userId: string, redirectTo: string): Promise<string> {
  return inTransaction(createAuth(deps), null, 'create the set-up link', async (work) => {
    const { actionLink } = await issueLink(work, await getUser(work, userId), 'recovery', redirectTo);
    return actionLink;
  });
}
