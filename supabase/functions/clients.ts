import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';

/** The Supabase protocol as code on the server reaches it. */
export type Connection = {
  url: string;
  keys: { anonKey: string; serviceRoleKey: string };
  /** Within the process where the backend is part of it. */
  fetch?: typeof fetch;
};

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

const connect = ({ url, fetch }: Connection, key: string, headers: Record<string, string> = {}) =>
  createClient<Database>(url, key, {
    auth: stateless,
    global: { headers, ...(fetch && { fetch }) },
  });

/** A client that acts as the bearer of the token, anonymous without one. */
export const createCallerClient = (
  connection: Connection,
  token: string | null,
): SupabaseClient<Database> =>
  connect(
    connection,
    connection.keys.anonKey,
    token === null ? {} : { Authorization: `Bearer ${token}` },
  );

/**
 * A client that acts as service_role, past row level security. The reason
 * stands at each call, for the reader and for grep.
 */
export const createServiceClient = (
  connection: Connection,
  _reason: string,
): SupabaseClient<Database> => connect(connection, connection.keys.serviceRoleKey);
