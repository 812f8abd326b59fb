import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { findTarget, focusQuietly } from './find-target.ts';

/**
 * After every change of the page: smooth scroll to the top, or to the section
 * that the anchor names, and focus to the heading, so that keyboard and screen
 * reader continue where the eye does. Instant for visitors who asked for less
 * motion.
 */
export function useRouteScroll(): void {
  const { pathname, hash, key } = useLocation();
  const previous = useRef<string | null>(null);

  useEffect(() => {
    // The browser would jump to an old position before the new page is there.
    // Reloading keeps its own position.
    history.scrollRestoration = 'manual';
    const release = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', release);
    return () => removeEventListener('pagehide', release);
  }, []);

  useEffect(() => {
    const first = previous.current === null;
    const changed = previous.current !== pathname;
    previous.current = pathname;
    const behavior =
      first || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const target = findTarget(hash);
    if (target) {
      target.scrollIntoView({ behavior, block: 'start' });
      if (!first) focusQuietly(target);
    } else if (changed && !first) {
      window.scrollTo({ top: 0, behavior });
      focusQuietly(
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'),
      );
    }
  }, [pathname, hash, key]);
}
