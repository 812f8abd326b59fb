import { ANONYMOUS_SESSION } from '#app/lib/session-state.ts';
import { writeSession } from '#app/lib/session-store.ts';

let watching: Promise<void> | undefined;

export const watchesAuth = (): boolean => watching !== undefined;

/**
 * Loads the backend client and follows the session from then on. What signs in
 * waits for it, or nobody would notice.
 */
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
