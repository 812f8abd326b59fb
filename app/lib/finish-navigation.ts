import { useEffect } from 'react';
import { STORAGE_KEYS } from '#shared/storage-keys.ts';
import { useDataRouter } from './data-router.ts';

const { key: KEY } = STORAGE_KEYS.unfinishedNavigation;

const findAddress = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/**
 * When the code of a page cannot be loaded (a new version went live, the network failed), React Router reloads the old page and the
 * visitor's click is lost. This remembers the target while a navigation is under way and lets the reloaded page go on to it with a
 * full load, which needs no code (ERROR-08). Whoever goes elsewhere meanwhile stays there. It asks the router itself: the reload can come before React has rendered anything.
 */
export function useFinishedNavigation(): void {
  const router = useDataRouter();

  useEffect(() => {
    const [left, target] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    sessionStorage.removeItem(KEY);
    if (target && left === findAddress(window.location) && left !== target) window.location.replace(target);
  }, []);

  useEffect(() => {
    const remember = () => {
      const target = router?.state.navigation.location;
      if (target) sessionStorage.setItem(KEY, `${findAddress(window.location)} ${findAddress(target)}`);
    };
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, [router]);
}
