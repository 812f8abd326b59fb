import { useEffect, useState, type RefObject } from 'react';
import { isShown } from '#app/lib/is-shown.ts';

const FIELDS = 'input:not([type=range]), select, textarea, canvas, [contenteditable]';
/**
 * What a visitor of a form touches; a hidden input is touched by its label. What is no form and
 * yet used or read like one (ways to sign in, a result that follows its fields) says so itself.
 */
const CONTROLS = `:is(main, footer) :is(form :is(${FIELDS}, button, label), [data-keep-free])`;
/** For how long the page stands still before somebody is spoken to again, in milliseconds. */
const REST = 500;

/** What an offer must not lie on. Nothing of it lies beneath the dock (frame/dock.tsx). */
function findPlaces(): Element[] {
  const dock = document.querySelector('[data-floating] > [data-edge]');
  return dock && isShown(dock) ? [] : [...document.querySelectorAll(CONTROLS)];
}

function covers(box: DOMRect, place: Element): boolean {
  const other = place.getBoundingClientRect();
  return (
    other.width > 0 &&
    other.left < box.right &&
    other.right > box.left &&
    other.top < box.bottom &&
    other.bottom > box.top
  );
}

/** Of an element that is fixed, at the end of its entrance: without what moves it. */
const placeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect =>
  new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);

/** Whether nobody is writing, no dialog is open and no form lies beneath. */
function isQuiet(corner: HTMLElement, places: readonly Element[]): boolean {
  const active = document.activeElement;
  if (document.querySelector('[data-dialog]:not([hidden])')) return false;
  // Nobody's focus is taken away.
  if (corner.contains(active)) return true;
  const box = placeOf(corner);
  const isReached = active?.matches(':focus-visible') && covers(box, active);
  return !active?.matches(FIELDS) && !isReached && !places.some((place) => covers(box, place));
}

/**
 * Whether `corner` may be shown. It comes at once, later once the page stands still, and goes as
 * soon as a form has moved beneath it. It keeps its place while it is invisible.
 */
export function useFreeCorner(corner: RefObject<HTMLElement | null>): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let places: Element[] = [];
    let frame = 0;
    let rest = 0;
    const leave = (): void => {
      if (corner.current && !isQuiet(corner.current, places)) setFree(false);
    };
    const settle = (): void => {
      // What a finger rests on is not taken from beneath it.
      if (document.querySelector('[data-dock] :active')) return lookSoon();
      places = findPlaces();
      if (corner.current) setFree(isQuiet(corner.current, places));
    };
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(leave);
      clearTimeout(rest);
      rest = window.setTimeout(settle, REST);
    };
    settle();
    const signs = ['scroll', 'resize', 'focusin', 'focusout', 'change'];
    for (const sign of signs) addEventListener(sign, lookSoon, { passive: true });
    // Parts that arrive late move what lies beneath.
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, lookSoon);
    };
  }, [corner]);
  return isFree;
}
