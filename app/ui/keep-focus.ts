import { useEffect, type RefObject } from 'react';
import { focusPlace } from './focus-place.ts';

/**
 * The focus of an element that vanishes, such as a button in a deleted row,
 * would fall back to the top of the page. It goes to what stands there now: the
 * next row, the one before, or what held them (WCAG 2.4.3).
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current;
    if (!area) return;
    // The page was there before its code: it may hold the focus already.
    let holder = findHolder(area);
    const remember = ({ target }: FocusEvent) =>
      (holder = target instanceof HTMLElement ? target : null);
    // Who leaves on purpose is not called back. What vanishes is looked at before this, see below.
    const forget = () =>
      setTimeout(() => {
        if (document.activeElement !== holder) holder = null;
      });
    const observer = new MutationObserver((records) => {
      const lost = holder;
      if (!lost || lost.isConnected || document.activeElement !== document.body) return;
      const record = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      );
      if (!record) return;
      const places = [
        nextOf(record.nextSibling),
        previousOf(record.previousSibling),
        ...listAncestors(record.target),
      ];
      for (const place of places)
        if (place?.isConnected && isVisible(place) && focusPlace(place)) return;
    });
    area.addEventListener('focusin', remember);
    area.addEventListener('focusout', forget);
    observer.observe(area, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('focusin', remember);
      area.removeEventListener('focusout', forget);
    };
  }, [root]);
}

const findHolder = (area: HTMLElement): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && area.contains(activeElement)
    ? activeElement
    : null;
};
const nextOf = (node: Node | null): HTMLElement | null =>
  node instanceof HTMLElement || !node ? node : nextOf(node.nextSibling);
const previousOf = (node: Node | null): HTMLElement | null =>
  node instanceof HTMLElement || !node ? node : previousOf(node.previousSibling);
const isVisible = ({ offsetWidth, offsetHeight }: HTMLElement): boolean =>
  offsetWidth > 1 && offsetHeight > 1;

/**
 * The element and everything it stands in, from the inside out; the body is no
 * place to go on from.
 */
export function listAncestors(node: Node | null): HTMLElement[] {
  if (!(node instanceof HTMLElement) || node === document.body) return [];
  return [node, ...listAncestors(node.parentElement)];
}
