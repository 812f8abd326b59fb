import { randomUUID } from 'node:crypto';
import { authError } from '../errors.ts';
import type { Work } from '../service.ts';
import { recordAudit } from '../tables/audit-log.ts';
import { insertIdentity, updateIdentityData } from '../tables/identities.ts';
import { findUserById, insertUser, mergeMetadata, updateUser, type Metadata, type UserRow } from '../tables/users.ts';

export type EmailAccount = {
  email: string;
  passwordHash: string | null;
  userMetadata: Metadata;
  appMetadata?: Metadata;
  id?: string;
  role?: string;
};

/** Creates an account that signs in by e-mail, with its identity. It is not confirmed yet. */
export async function createEmailAccount(work: Work, account: EmailAccount): Promise<UserRow> {
  const id = account.id ?? randomUUID();
  await insertUser(work.tx, {
    id,
    email: account.email,
    phone: null,
    encryptedPassword: account.passwordHash,
    appMetadata: { provider: 'email', providers: ['email'], ...account.appMetadata },
    userMetadata: account.userMetadata,
    ...(account.role ? { role: account.role } : {}),
    now: work.now,
  });
  await addEmailIdentity(work, id, account.email, false);
  return getUser(work, id);
}

export async function addEmailIdentity(work: Work, userId: string, email: string, verified: boolean): Promise<void> {
  await insertIdentity(work.tx, {
    userId,
    provider: 'email',
    providerId: userId,
    data: { sub: userId, email, email_verified: verified, phone_verified: false },
    now: work.now,
  });
}

/** Marks the address as belonging to the user. An anonymous account becomes a permanent one. */
export async function confirmEmail(work: Work, user: UserRow): Promise<UserRow> {
  const identity = user.identities.find(({ provider }) => provider === 'email');
  if (identity) await updateIdentityData(work.tx, identity.id, { email: user.email, email_verified: true }, work.now);
  await updateUser(
    work.tx,
    user.id,
    {
      email_confirmed_at: user.email_confirmed_at ?? work.now,
      is_anonymous: false,
      raw_app_meta_data: withProviders(user),
    },
    work.now,
  );
  return getUser(work, user.id);
}

/** `provider` is the first way to sign in, `providers` all of them. */
export function withProviders(user: UserRow): Metadata {
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  const current = user.raw_app_meta_data ?? {};
  if (providers.length === 0) return current;
  return mergeMetadata(current, { provider: current['provider'] ?? providers[0], providers });
}

export async function signUpConfirmed(work: Work, user: UserRow): Promise<UserRow> {
  await recordAudit(work, 'user_signedup', user, { provider: 'email' });
  return confirmEmail(work, user);
}

/** Reads the user again, to answer with what triggers made of it. */
export async function getUser(work: Work, id: string): Promise<UserRow> {
  const user = await findUserById(work.tx, id);
  if (!user) throw authError('user_not_found');
  return user;
}
