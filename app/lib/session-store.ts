import { createContext, use, useSyncExternalStore } from 'react';
import { UNKNOWN_SESSION, type SessionState } from './session-state.ts';

let state = UNKNOWN_SESSION;
const listeners = new Set<() => void>();

export const readSession = (): SessionState => state;

export function writeSession(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
