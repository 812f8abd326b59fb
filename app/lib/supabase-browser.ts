import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';

let client: Promise<SupabaseClient<Database>> | undefined;

/**
 * The browser's one backend client, loaded on first use: public pages never pay
 * for it before it is needed.
 */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  client ??= import('./create-supabase.ts').then(({ createSupabase }) => createSupabase());
  client.catch(() => (client = undefined));
  return client;
}
