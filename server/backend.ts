import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { PlatformKeys } from '#platform/index.ts';

/** The Supabase protocol as the server's own code reaches it: in the process (embedded, PostgreSQL) or over the network (Supabase). */
export type Backend = {
  /** Base address for supabase-js on the server. */
  url: string;
  keys: PlatformKeys;
  fetch: typeof fetch;
  /** True when the database answers. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client that acts as the bearer of the token, anonymous without one. */
export function createCallerClient({ url, keys, fetch }: Backend, token: string | null): SupabaseClient {
  return createClient(url, keys.anonKey, {
    auth: stateless,
    global: { fetch, ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}) },
  });
}

/** A client that acts as service_role, past row level security. The reason stands at each call, for the reader and for grep. */
export function createServiceClient({ url, keys, fetch }: Backend, _reason: string): SupabaseClient {
  return createClient(url, keys.serviceRoleKey, { auth: stateless, global: { fetch } });
}
