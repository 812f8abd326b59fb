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

const serviceClients = new WeakMap<Backend, SupabaseClient>();

/**
 * The client that acts as service_role, past row level security. The reason stands at each call, for the reader and for grep. It keeps no
 * state, so there is one a backend: making it costs a millisecond.
 */
export function createServiceClient(backend: Backend, _reason: string): SupabaseClient {
  const { url, keys, fetch } = backend;
  const client = serviceClients.get(backend) ?? createClient(url, keys.serviceRoleKey, { auth: stateless, global: { fetch } });
  serviceClients.set(backend, client);
  return client;
}
