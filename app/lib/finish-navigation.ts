import { useEffect } from 'react';
import { useNavigation } from 'react-router';

const KEY = 'unfinished-navigation';

/**
 * When the code of a page cannot be loaded (a new version went live, the network failed), React Router reloads the old page and the
 * visitor's click is lost. This remembers the target while a navigation is under way and lets the reloaded page go on to it with a
 * full load, which needs no code (ERROR-08).
 */
export function useFinishedNavigation(): void {
  const { location } = useNavigation();

  useEffect(() => {
    const target = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (target && target !== window.location.pathname + window.location.search) window.location.replace(target);
  }, []);

  useEffect(() => {
    if (!location) return;
    const remember = () => sessionStorage.setItem(KEY, location.pathname + location.search);
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, [location]);
}
