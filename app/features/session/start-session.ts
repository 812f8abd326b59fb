import { hasSessionCookie, SESSION_COOKIE } from '#app/lib/session-cookie.ts';
import { ANONYMOUS_SESSION } from './session-state.ts';
import { writeSession } from './session-store.ts';

let watching: Promise<void> | undefined;

export const watchesAuth = (): boolean => watching !== undefined;

/** Mail links may lead back to any page; their code counts only where this browser has asked for it. */
export const mayTakeMailCode = (): boolean => document.cookie.includes(`${SESSION_COOKIE}-code-verifier`);
export const hasMailCode = (): boolean => new URLSearchParams(location.search).has('code');

/** Whether a cookie or the address brings a session along. Only then the client is loaded before somebody does something. */
export const bringsSession = (): boolean =>
  hasSessionCookie(document.cookie) || (hasMailCode() && mayTakeMailCode()) || location.hash.includes('access_token=');

/** Loads the backend client and follows the session from then on. What signs in waits for it, or nobody would notice. */
export function startSession(): Promise<void> {
  watching ??= import('./watch-auth.ts')
    .then(({ watchAuth }) => watchAuth())
    .catch((error: unknown) => {
      watching = undefined;
      console.error('Session not read:', error);
      writeSession(ANONYMOUS_SESSION);
    });
  return watching;
}
