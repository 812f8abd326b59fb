import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { endSession, type SessionState } from '#app/lib/session-state.ts';

/**
 * What an auth event makes of the session. A refreshed token, a changed user or
 * a second factor never loses user or profile (AUTH-09).
 */
export function reduceAuthEvent(
  state: SessionState,
  event: AuthChangeEvent,
  session: Session | null,
): SessionState {
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

const READING_EVENTS: readonly AuthChangeEvent[] = [
  'SIGNED_IN',
  'INITIAL_SESSION',
  'PASSWORD_RECOVERY',
  'USER_UPDATED',
];

/**
 * Whether the profile has to be read after this event: always on sign-in, and
 * whenever there is none yet.
 */
export const needsProfile = (state: SessionState, event: AuthChangeEvent): boolean =>
  state.status === 'signed-in' && (READING_EVENTS.includes(event) || !state.profileSettled);
