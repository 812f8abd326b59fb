import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Asks for the mails to both addresses. An address that belongs to another
 * account gets none, and nobody is told that it does.
 */
export async function requestEmailChange(
  auth: Pick<SupabaseClient['auth'], 'updateUser'>,
  email: string,
  emailRedirectTo: string,
): Promise<void> {
  const { error } = await auth.updateUser({ email }, { emailRedirectTo });
  if (error && error.code !== 'email_exists') throw error;
}
