import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { STORAGE_KEYS } from '#shared/storage-keys.ts';

const { key: KEY } = STORAGE_KEYS.unfinishedNavigation;

/**
 * When the code of a page cannot be loaded (a new version went live, the network failed), React Router reloads the old page and the
 * visitor's click is lost. This remembers the target while a navigation is under way and lets the reloaded page go on to it with a
 * full load, which needs no code (ERROR-08). It asks the router itself: the reload can come before React has rendered anything.
 */
export function useFinishedNavigation(): void {
  const router = useContext(DataRouterContext)?.router;

  useEffect(() => {
    const target = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (target && target !== window.location.pathname + window.location.search) window.location.replace(target);
  }, []);

  useEffect(() => {
    const remember = () => {
      const target = router?.state.navigation.location;
      if (target) sessionStorage.setItem(KEY, target.pathname + target.search);
    };
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, [router]);
}
