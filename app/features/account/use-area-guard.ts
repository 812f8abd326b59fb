import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { buildLoginPath } from '#app/lib/return-path.ts';
import { isAdmin } from '#app/lib/session-state.ts';
import { useSession } from '#app/lib/session-store.ts';
import { openDrafts } from '#app/private/talk/drafts.ts';
import { startSession } from './start-session.ts';
import { useSessionCheck } from './use-session-check.ts';

export type Access = 'checking' | 'granted' | 'refused';

/**
 * Guard in the browser, beside the server's: anonymous visitors end on /login,
 * users without the role are refused (PORTAL-02, ADMIN-02, -03).
 */
export function useAreaGuard(area: 'portal' | 'admin'): Access {
  const session = useSession();
  const { pathname, search } = useLocation();
  const { leftElsewhere } = session;
  const person = session.user?.id;
  const mustSignIn = session.status === 'anonymous' && !session.leaving;

  useEffect(() => void startSession(), []);
  useSessionCheck();
  useEffect(() => {
    if (person) openDrafts(person);
  }, [person]);
  useEffect(() => {
    // The server has let this page through: there was a session.
    if (mustSignIn)
      location.replace(
        buildLoginPath(pathname + search, leftElsewhere ? 'abgemeldet' : 'abgelaufen'),
      );
  }, [mustSignIn, leftElsewhere, pathname, search]);

  if (session.status !== 'signed-in') return 'checking';
  if (area === 'portal') return 'granted';
  // A profile that could not be read says nothing: the server has let this page through.
  if (!session.profile) return 'checking';
  return isAdmin(session) ? 'granted' : 'refused';
}
