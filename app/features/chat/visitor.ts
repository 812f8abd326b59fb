import { hasSessionCookie } from '#app/lib/session-cookie.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';

let lookup: Promise<string | undefined> | undefined;

/**
 * Id of the signed-in user, asked of the server once a page load; undefined for
 * anonymous visitors, who cost no request.
 */
export function findUserId(): Promise<string | undefined> {
  if (!hasSessionCookie(document.cookie)) return Promise.resolve(undefined);
  lookup ??= loadSupabase()
    .then((supabase) => supabase.auth.getUser())
    .then(({ data }) => data.user?.id)
    .catch((error: unknown) => {
      console.warn('User of the chat not found:', error);
      lookup = undefined;
      return undefined;
    });
  return lookup;
}
