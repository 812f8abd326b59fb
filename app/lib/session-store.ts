import { createContext, use, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { UNKNOWN_SESSION, type SessionState } from './session-state.ts';

let state = UNKNOWN_SESSION;
const { tell, subscribe } = createListeners();

export const readSession = (): SessionState => state;

export function writeSession(next: SessionState): void {
  state = next;
  tell();
}

/** Who was signed in when the server rendered a private page. */
export const RenderedSession = createContext(UNKNOWN_SESSION);

/**
 * Who is signed in, as the browser knows it, and until it has looked, as the
 * page was rendered. Decides what is shown, never what is allowed: that is the
 * database's business.
 */
export function useSession(): SessionState {
  const rendered = use(RenderedSession);
  const live = useSyncExternalStore(subscribe, readSession, () => UNKNOWN_SESSION);
  if (live.status === 'unknown') return rendered;
  if (live.profile || !live.user || live.user.id !== rendered.user?.id) return live;
  return { ...live, profile: rendered.profile };
}
