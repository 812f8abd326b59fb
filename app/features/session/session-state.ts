import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';

export type Profile = { id: string; full_name: string | null; role: string };

export type SessionState = {
  /** `unknown` until the browser has looked; pages from the cache are rendered with it. */
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
  profile: Profile | null;
  /** False while the profile is on its way, true also after reading it failed. */
  profileSettled: boolean;
  /** True while this tab signs out on purpose: guards must not send the visitor to /login then. */
  leaving: boolean;
  /** True once another tab signs out on purpose, until somebody signs in again. */
  leftElsewhere: boolean;
};

export const UNKNOWN_SESSION: SessionState = {
  status: 'unknown',
  user: null,
  profile: null,
  profileSettled: false,
  leaving: false,
  leftElsewhere: false,
};
export const ANONYMOUS_SESSION: SessionState = { ...UNKNOWN_SESSION, status: 'anonymous' };

/** Window event after which the visitor chooses a new password. */
export const RECOVERY_EVENT = 'session:recovery';

export const isAdmin = ({ profile }: SessionState): boolean => profile?.role === 'admin';

/** Nobody is signed in any more; why stays known. */
export const endSession = ({ leaving, leftElsewhere }: SessionState): SessionState => ({ ...ANONYMOUS_SESSION, leaving, leftElsewhere });

/** What an auth event makes of the session. A refreshed token, a changed user or a second factor never loses user or profile (AUTH-09). */
export function reduceAuthEvent(state: SessionState, event: AuthChangeEvent, session: Session | null): SessionState {
  if (event === 'SIGNED_OUT') return endSession(state);
  if (!session) return event === 'INITIAL_SESSION' ? endSession(state) : state;
  const wasSignedIn = state.status === 'signed-in';
  const isSameUser = state.user?.id === session.user.id;
  return {
    status: 'signed-in',
    user: session.user,
    profile: isSameUser ? state.profile : null,
    profileSettled: isSameUser && state.profileSettled,
    // The next sign-in ends both; the client also says SIGNED_IN when another tab is opened.
    leaving: wasSignedIn && state.leaving,
    leftElsewhere: wasSignedIn && state.leftElsewhere,
  };
}

const READING_EVENTS: readonly AuthChangeEvent[] = ['SIGNED_IN', 'INITIAL_SESSION', 'PASSWORD_RECOVERY', 'USER_UPDATED'];

/** Whether the profile has to be read after this event: always on sign-in, and whenever there is none yet. */
export const needsProfile = (state: SessionState, event: AuthChangeEvent): boolean =>
  state.status === 'signed-in' && (READING_EVENTS.includes(event) || !state.profileSettled);
