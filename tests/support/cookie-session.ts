import { createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { nameSessionCookie } from '#app/lib/session-cookie.ts';

type SignIn = {
  /** Of the site, whose cookie it is. */
  origin: string;
  /** Where the accounts are, when not on the site itself. */
  backend?: string;
  anonKey: string;
  email: string;
  password: string;
};

/** A session as the browser keeps it: by name, and as the header that it sends. */
export async function signInForCookies({
  origin,
  backend = origin,
  anonKey,
  email,
  password,
}: SignIn): Promise<{ client: SupabaseClient; cookies: Map<string, string>; header: string }> {
  const cookies = new Map<string, string>();
  const client = createServerClient(backend, anonKey, {
    cookieOptions: { name: nameSessionCookie(origin) },
    cookies: {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      setAll: (changes) => changes.forEach(({ name, value }) => cookies.set(name, value)),
    },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const header = [...cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return { client, cookies, header };
}
