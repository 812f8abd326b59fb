import { findTarget, focusQuietly } from '#app/lib/find-target.ts';
import { hideNote, showNote } from '#app/ui/feedback/note.ts';

/** A quick page is there before anybody wonders. */
const SLOW_MS = 150;

/**
 * Moving on is the browser's business; the frame says that it takes a while,
 * and continues where the eye does.
 */
export function followNavigation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrive = (): void => {
    clearTimeout(timer);
    hideNote();
  };
  const leave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => showNote('Lädt...', true), SLOW_MS);
  };
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('navigate', ({ destination, downloadRequest, hashChange }) => {
    if (!destination.sameDocument && !hashChange && downloadRequest === null) leave();
  });
  navigation?.addEventListener('navigateerror', arrive);
  // Also from the back/forward cache, which keeps the page as it was left.
  addEventListener('pageshow', arrive);

  addEventListener('click', scrollSmoothly);
  addEventListener('hashchange', () => focusQuietly(findTarget(location.hash)));
  // Keyboard and screen reader go on at the heading, where a link of this site has led.
  const { from, navigationType } = navigation?.activation ?? {};
  if (from && navigationType === 'push')
    focusQuietly(findTarget(location.hash) ?? document.querySelector('main h1'));
}

/**
 * Within a page the way is shown, except to who wants less motion; a link to
 * the page itself leads to its top.
 */
function scrollSmoothly(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (
    link.origin + link.pathname + link.search !==
    location.origin + location.pathname + location.search
  )
    return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (link.hash) {
    if (isCalm) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    setTimeout(() => (style.scrollBehavior = ''), 1_000);
    return;
  }
  event.preventDefault();
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  focusQuietly(document.querySelector('main h1'));
}
