import { ANONYMOUS_SESSION } from './session-state.ts';
import { writeSession } from './session-store.ts';

let watching: Promise<void> | undefined;

export const watchesAuth = (): boolean => watching !== undefined;

/** Loads the backend client and follows the session from then on. /login needs it even without a cookie: codes from mails arrive there. */
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
