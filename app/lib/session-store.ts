import { useSyncExternalStore } from 'react';
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

/**
 * Who is signed in, as the browser knows it. Decides what is shown, never what
 * is allowed: that is the database's business.
 */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribe, readSession, () => UNKNOWN_SESSION);
