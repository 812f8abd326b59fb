import type { User } from '@supabase/supabase-js';

export const NEW_PASSWORD_PATH = '/login/neues-passwort';

/**
 * True for an account that somebody else may have begun: confirming the address has taken its
 * password away, and its owner chooses one before anything else.
 */
export const needsPassword = (user: Pick<User, 'app_metadata'> | null): boolean =>
  user?.app_metadata['needs_password'] === true;
