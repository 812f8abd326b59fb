import { createBrowserClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { readPublicConfig } from './public-config.tsx';
import { describeSessionCookie, limitLife } from './session-cookie.ts';
import { logIfSlow } from './slow-operations.ts';

/** The session lies in cookies, so that the server can guard /portal and /admin. */
export function createSupabase(): SupabaseClient<Database> {
  const { supabaseUrl, supabaseKey, sessionCookie } = readPublicConfig();
  return createBrowserClient<Database>(supabaseUrl, supabaseKey, {
    cookieOptions: describeSessionCookie(sessionCookie),
    cookies: {
      getAll: () => parseCookieHeader(document.cookie),
      setAll: (changed) => {
        for (const { name, value, options } of changed)
          document.cookie = serializeCookieHeader(name, value, limitLife(options));
      },
    },
    // The cache of reads retries already (query-client.ts): both together would ask sixteen times.
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        logIfSlow(
          new URL(input instanceof Request ? input.url : input, location.href).pathname,
          () => fetch(input, init),
        ),
    },
  });
}
