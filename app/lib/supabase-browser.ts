import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { readPublicConfig } from './public-config.tsx';
import { describeSessionCookie, limitLife } from './session-cookie.ts';
import { logIfSlow } from './slow-operations.ts';

let client: Promise<SupabaseClient<Database>> | undefined;

/**
 * The browser's one backend client, loaded on first use: public pages never pay for it before it is needed.
 * The session lies in cookies, so that the server can guard /portal and /admin.
 */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  client ??= import('@supabase/ssr').then((ssr) => {
    const { supabaseUrl, supabaseKey, sessionCookie } = readPublicConfig();
    return ssr.createBrowserClient<Database>(supabaseUrl, supabaseKey, {
      cookieOptions: describeSessionCookie(sessionCookie),
      cookies: {
        getAll: () => ssr.parseCookieHeader(document.cookie),
        setAll: (changed) => {
          for (const { name, value, options } of changed)
            document.cookie = ssr.serializeCookieHeader(name, value, limitLife(options));
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
  });
  client.catch(() => (client = undefined));
  return client;
}
