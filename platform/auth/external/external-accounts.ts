import { randomUUID } from 'node:crypto';
import { getUser, withProviders } from '../accounts/email-accounts.ts';
import { isBanned } from '../accounts/sessions.ts';
import { voidBeginning } from '../accounts/void-beginning.ts';
import { authError } from '../errors.ts';
import type { Work } from '../service.ts';
import { recordAudit } from '../tables/audit-log.ts';
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  updateIdentityData,
} from '../tables/identities.ts';
import { takeRequests } from '../tables/unproven-accounts.ts';
import {
  findUserByEmail,
  findUserById,
  insertUser,
  mergeMetadata,
  updateUser,
  type UserRow,
} from '../tables/users.ts';
import type { ExternalProfile } from './presets.ts';

/**
 * The account of somebody who signed in elsewhere: the one that holds the
 * identity, else the one with the same verified address, else a new one.
 * `emailOptional` is for wallets, which have no address, and for single sign-on,
 * whose account has none where the company's provider cannot vouch for it.
 */
export async function resolveExternalAccount(
  work: Work,
  profile: ExternalProfile,
  options: { emailOptional?: boolean; sso?: boolean } = {},
): Promise<UserRow> {
  if (!profile.sub) throw authError('bad_oauth_callback', 'The provider names no account');
  const identity = await findIdentity(work.tx, profile.provider, profile.sub);
  const user = identity
    ? await refresh(work, identity.id, identity.user_id, profile)
    : await join(work, profile, options);
  if (isBanned(user, work.now)) throw authError('user_banned');
  await recordAudit(work, 'login', user, { provider: profile.provider });
  return user;
}

async function refresh(
  work: Work,
  identityId: string,
  userId: string,
  profile: ExternalProfile,
): Promise<UserRow> {
  await updateIdentityData(work, identityId, profile.claims);
  return getUser(work, userId);
}

async function join(
  work: Work,
  profile: ExternalProfile,
  options: { emailOptional?: boolean; sso?: boolean },
): Promise<UserRow> {
  const usable = profile.email !== null && profile.emailVerified;
  if (!usable && !options.emailOptional) {
    throw authError(
      'provider_email_needs_verification',
      'The provider gives no verified e-mail address',
    );
  }
  // Accounts of single sign-on stay apart: a company's identity provider must
  // not take over others' accounts.
  const known = usable && !options.sso ? await findUserByEmail(work.tx, profile.email!) : null;
  if (known) return joinKnown(work, known, profile);
  if (work.auth.settings.disableSignup) throw authError('signup_disabled');
  const id = randomUUID();
  await insertUser(work, {
    id,
    email: usable ? profile.email : null,
    appMetadata: { provider: profile.provider, providers: [profile.provider] },
    userMetadata: profile.claims,
    isSsoUser: options.sso ?? false,
  });
  await insertIdentity(work, {
    userId: id,
    provider: profile.provider,
    providerId: profile.sub,
    data: profile.claims,
  });
  if (usable) await updateUser(work, id, { email_confirmed_at: work.now });
  const user = await getUser(work, id);
  await recordAudit(work, 'user_signedup', user, { provider: profile.provider });
  return user;
}

/** Whoever began an account with this address never proved to own it; the provider vouches. */
async function joinKnown(work: Work, known: UserRow, profile: ExternalProfile): Promise<UserRow> {
  if (!known.email_confirmed_at) {
    for (const identity of known.identities) await deleteIdentity(work.tx, identity.id);
    await takeRequests(work.tx, known.id);
    await voidBeginning(work, known);
    await updateUser(work, known.id, { raw_app_meta_data: {}, email_confirmed_at: work.now });
  }
  return attach(work, known.id, profile);
}

/**
 * Links the identity to the signed-in user who asked for it. An anonymous
 * account becomes permanent by it.
 */
export async function linkIdentity(
  work: Work,
  userId: string,
  profile: ExternalProfile,
): Promise<UserRow> {
  const user = await findUserById(work.tx, userId);
  if (!user) throw authError('user_not_found');
  const taken = await findIdentity(work.tx, profile.provider, profile.sub);
  if (taken) {
    throw authError(
      'identity_already_exists',
      taken.user_id === userId
        ? 'Identity is already linked'
        : 'Identity is already linked to another user',
    );
  }
  if (!user.email && profile.email && profile.emailVerified) {
    if (await findUserByEmail(work.tx, profile.email)) throw authError('email_exists');
    await updateUser(work, userId, { email: profile.email, email_confirmed_at: work.now });
  }
  await updateUser(work, userId, { is_anonymous: false });
  await recordAudit(work, 'user_modified', user, { linked: profile.provider });
  return attach(work, userId, profile);
}

async function attach(work: Work, userId: string, profile: ExternalProfile): Promise<UserRow> {
  await insertIdentity(work, {
    userId,
    provider: profile.provider,
    providerId: profile.sub,
    data: profile.claims,
  });
  const user = await getUser(work, userId);
  await updateUser(work, userId, {
    raw_user_meta_data: mergeMetadata(profile.claims, user.raw_user_meta_data ?? {}),
    raw_app_meta_data: withProviders(user),
  });
  return getUser(work, userId);
}
