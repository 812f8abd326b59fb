import type { Work } from '../service.ts';
import { deleteFactorsOfUser } from '../tables/factors.ts';
import { deleteOneTimeTokensOfUser } from '../tables/one-time-tokens.ts';
import { deleteSessionsOfUser } from '../tables/sessions.ts';
import { mergeMetadata, updateUser, type Metadata, type UserRow } from '../tables/users.ts';

/** Stands in `app_metadata` until a password is set: who confirmed the address chose none yet. */
export const NEEDS_PASSWORD = 'needs_password';

/**
 * Whoever began an account with an address never proved to own it: password, details, factors and
 * sessions of that beginning end when somebody does. Details that came with an invitation stay.
 */
export async function voidBeginning(work: Work, user: UserRow): Promise<void> {
  const { tx } = work;
  await deleteOneTimeTokensOfUser(tx, user.id);
  await deleteFactorsOfUser(tx, user.id);
  await updateUser(work, user.id, {
    encrypted_password: '',
    email_change: '',
    raw_user_meta_data: user.invited_at ? (user.raw_user_meta_data ?? {}) : {},
    raw_app_meta_data: mergeMetadata(user.raw_app_meta_data, { [NEEDS_PASSWORD]: true }),
  });
  // Last: a sign-in that held the row until now has opened its session.
  await deleteSessionsOfUser(tx, user.id);
}

/** What the service says of an account whose password was set. */
export const withPassword = (user: UserRow): Metadata =>
  mergeMetadata(user.raw_app_meta_data, { [NEEDS_PASSWORD]: null });
