import type { SupabaseClient } from '@supabase/supabase-js';
import { readPublicConfig } from './public-config.tsx';
import { SESSION_COOKIE } from './session-cookie.ts';
import { logIfSlow } from './slow-operations.ts';

let client: Promise<SupabaseClient> | undefined;

/**
 * The browser's one backend client, loaded on first use: public pages never pay for it before it is needed.
 * The session lies in cookies, so that the server can guard /portal and /admin.
 */
export function loadSupabase(): Promise<SupabaseClient> {
  client ??= import('@supabase/ssr').then(({ createBrowserClient }) => {
    const { supabaseUrl, supabaseKey } = readPublicConfig();
    return createBrowserClient(supabaseUrl, supabaseKey, {
      cookieOptions: { name: SESSION_COOKIE, sameSite: 'lax', secure: location.protocol === 'https:' },
      // The cache of reads retries already (query-client.ts): both together would ask sixteen times.
      db: { retry: false },
      global: {
        fetch: (input, init) =>
          logIfSlow(new URL(input instanceof Request ? input.url : input, location.href).pathname, () => fetch(input, init)),
      },
    });
  });
  client.catch(() => (client = undefined));
  return client;
}
