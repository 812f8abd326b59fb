import { redirectDocument } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { serverContext } from './contexts.ts';
import { NEW_PASSWORD_PATH, needsPassword } from './needs-password.ts';
import { buildLoginPath } from './return-path.ts';
import { hasSessionCookie } from './session-cookie.ts';
import { isAdmin, UNKNOWN_SESSION, type SessionState } from './session-state.ts';

/**
 * Server side guard of /portal and /admin: without a valid session, or before
 * its second factor was used, the visitor goes to /login and no area page is
 * rendered. It gives the page the person who asks for it; all other data come
 * only through calls under row level security (PORTAL-05, ADMIN-06).
 */
export async function requireSignedIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ session: SessionState; isAdmin: boolean }> {
  const { client } = context.get(serverContext).createSupabase(request);
  const { data: found, error } = await client.auth.getUser();
  const { user } = found;
  const hasFactor = user?.factors?.some(({ status }) => status === 'verified');
  if (!user || (hasFactor && (await client.rpc('has_used_factor')).data === false)) {
    const url = new URL(request.url);
    // A service that did not answer says nothing about the session.
    const hasEnded =
      !user &&
      hasSessionCookie(request.headers.get('cookie') ?? '') &&
      (error?.status ?? 0) < 500 &&
      error?.status !== 0;
    throw redirectDocument(
      buildLoginPath(
        url.pathname.replace(/\.data$/, '') + url.search.replace(/[?&]_routes=[^&]*/, ''),
        hasEnded ? 'abgelaufen' : undefined,
      ),
    );
  }
  if (needsPassword(user)) throw redirectDocument(NEW_PASSWORD_PATH);
  const { data: profile } = await client
    .from('profiles')
    .select('id,full_name,role')
    .eq('id', user.id)
    .maybeSingle();
  const session: SessionState = { ...UNKNOWN_SESSION, status: 'signed-in', user, profile };
  return { session, isAdmin: isAdmin(session) };
}
