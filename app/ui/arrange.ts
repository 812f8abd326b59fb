/**
 * Changes the page while the browser moves what is named to its new place (ui/motion.css); at once where it cannot, or where less
 * movement is wanted. `change` has changed the page when it returns. Resolves when nothing moves any more.
 */
export async function arrange(change: () => void): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return change();
  const { ready, finished } = document.startViewTransition(change);
  // Given up, e.g. because the window is hidden: the page has changed all the same.
  await Promise.allSettled([ready, finished]);
}

/** One thing becomes another one, where it is in sight. */
export async function arrangeInto(
  from: HTMLElement,
  to: HTMLElement,
  change: () => void,
): Promise<void> {
  const { top, bottom } = from.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return change();
  from.style.viewTransitionName = 'becomes';
  await arrange(() => {
    from.style.viewTransitionName = '';
    change();
    to.style.viewTransitionName = 'becomes';
  });
  to.style.viewTransitionName = '';
}
