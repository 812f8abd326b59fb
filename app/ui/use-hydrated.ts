import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and until React has taken over. A form must not be sent
 * by the browser itself before that.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
