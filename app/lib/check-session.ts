import type { SupabaseClient, User } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';

/**
 * Asks the server, not the cookie, whether the session still stands. One that
 * was ended on another device, or has run out, is thrown away here too. Without
 * an answer nothing changes.
 */
export async function checkSession({
  auth,
}: SupabaseClient<Database>): Promise<{ user: User | null; hasEnded: boolean }> {
  const { data, error } = await auth.getUser();
  const hasEnded =
    error?.status === 401 || error?.status === 403 || error?.name === 'AuthSessionMissingError';
  if (hasEnded) await auth.signOut({ scope: 'local' });
  return { user: data.user, hasEnded };
}
