import { randomUUID } from 'node:crypto';
import { authError } from '../errors.ts';
import type { Work } from '../service.ts';
import { recordAudit } from '../tables/audit-log.ts';
import { insertIdentity, updateIdentityData } from '../tables/identities.ts';
import {
  findUserById,
  insertUser,
  mergeMetadata,
  updateUser,
  type Metadata,
  type UserRow,
} from '../tables/users.ts';

export type NewAccount = {
  email: string | null;
  /**
   * Kept for imported accounts: a phone number with a password can sign in,
   * though no SMS is ever sent.
   */
  phone?: string | null;
  passwordHash: string | null;
  userMetadata: Metadata;
  appMetadata?: Metadata;
  id?: string;
  role?: string;
};

/**
 * Creates an account that signs in by e-mail, or by phone when it has no
 * address, with its identity. It is not confirmed yet.
 */
export async function createAccount(
  work: Work,
  { email, phone, passwordHash, appMetadata, ...account }: NewAccount,
): Promise<UserRow> {
  const id = account.id ?? randomUUID();
  const provider = email ? 'email' : 'phone';
  await insertUser(work, {
    ...account,
    id,
    email,
    phone,
    encryptedPassword: passwordHash,
    appMetadata: { provider, providers: [provider], ...appMetadata },
  });
  if (email) await addEmailIdentity(work, id, email, false);
  else await addIdentity(work, id, 'phone', { phone, email_verified: false });
  return getUser(work, id);
}

export const addEmailIdentity = (
  work: Work,
  userId: string,
  email: string,
  verified: boolean,
): Promise<void> => addIdentity(work, userId, 'email', { email, email_verified: verified });

const addIdentity = (work: Work, userId: string, provider: string, data: Metadata): Promise<void> =>
  insertIdentity(work, {
    userId,
    provider,
    providerId: userId,
    data: { sub: userId, ...data, phone_verified: false },
  });

/** Marks the address as belonging to the user. An anonymous account becomes a permanent one. */
export async function confirmEmail(work: Work, user: UserRow): Promise<UserRow> {
  const identity = user.identities.find(({ provider }) => provider === 'email');
  if (identity)
    await updateIdentityData(work, identity.id, { email: user.email, email_verified: true });
  await updateUser(work, user.id, {
    email_confirmed_at: user.email_confirmed_at ?? work.now,
    is_anonymous: false,
    raw_app_meta_data: withProviders(user),
  });
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
