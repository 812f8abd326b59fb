import { useEffect, useState, type RefObject } from 'react';

const FIELDS = 'input:not([type=range]), select, textarea, canvas, [contenteditable]';

/** What a visitor of a form touches; a hidden input is touched by its label. */
const findTargets = (): Element[] =>
  [...document.querySelectorAll(':is(main, footer) form')].flatMap((form) =>
    [...form.querySelectorAll(`${FIELDS}, button`)].map(
      (control) => control.closest('label') ?? control,
    ),
  );

const covers = (box: DOMRect, element: Element): boolean => {
  const other = element.getBoundingClientRect();
  return (
    other.width > 0 &&
    other.left < box.right &&
    other.right > box.left &&
    other.top < box.bottom &&
    other.bottom > box.top
  );
};

/** Of an element that is fixed, at the end of its entrance: without what moves it. */
const placeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect =>
  new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);

/**
 * Whether `corner` may be shown: it would lie on no control of a form and not
 * on what the keyboard has reached, nobody is writing and no dialog is open. Asked again when the
 * page moves. The corner keeps its place while it is invisible.
 */
export function useFreeCorner(corner: RefObject<HTMLElement | null>): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const box = corner.current && placeOf(corner.current);
      const active = document.activeElement;
      if (!box || !active) return;
      const isInside = corner.current!.contains(active);
      const isWriting = !isInside && active.matches(FIELDS);
      const isReached = !isInside && active.matches(':focus-visible') && covers(box, active);
      const isBeneath = document.querySelector('[data-dialog]:not([hidden])') !== null;
      setFree(
        !isBeneath &&
          !isWriting &&
          !isReached &&
          !findTargets().some((target) => covers(box, target)),
      );
    };
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const signs = ['scroll', 'resize', 'focusin', 'focusout', 'change'];
    for (const sign of signs) addEventListener(sign, lookSoon, { passive: true });
    // Parts that arrive late move what lies beneath.
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, lookSoon);
    };
  }, [corner]);
  return isFree;
}
