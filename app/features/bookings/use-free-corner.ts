import { useEffect, useState, type RefObject } from 'react';

const FIELDS = 'input:not([type=range]), select, textarea, canvas, [contenteditable]';
/** A hidden input is touched by its label; `rounded-control` is the look of a button (ui/button.tsx). */
const CONTROLS = `:is(main, footer) :is(${FIELDS}, button, label, summary, a.rounded-control), footer a`;
/** For how long the page stands still before somebody is spoken to, in milliseconds. */
const REST = 500;

type Place = Element | Range;

/**
 * What an offer must not lie on: what is pressed or filled in, and what something costs, save on
 * phones, whose screen is seldom without a price.
 */
const findPlaces = (): Place[] => [
  ...document.querySelectorAll(CONTROLS),
  ...(matchMedia('(width >= 48rem)').matches ? findPrices() : []),
];

/** Prices stand in running text, too. */
function findPrices(): Range[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { index, 0: price } of text.data.matchAll(/[\d.,]+\s?€/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + price.length);
      ranges.push(range);
    }
  }
  return ranges;
}

function covers(box: DOMRect, place: Place): boolean {
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

/** Whether nobody is writing, no dialog is open and nothing that counts lies beneath. */
function isQuiet(corner: HTMLElement, places: readonly Place[]): boolean {
  const active = document.activeElement;
  if (document.querySelector('[data-dialog]:not([hidden])')) return false;
  // Nobody's focus is taken away.
  if (corner.contains(active)) return true;
  const box = placeOf(corner);
  const isReached = active?.matches(':focus-visible') && covers(box, active);
  return !active?.matches(FIELDS) && !isReached && !places.some((place) => covers(box, place));
}

/**
 * Whether `corner` may be shown. It comes at once, later once the page stands still, and goes
 * as soon as something that counts has moved beneath it. It keeps its place
 * while it is invisible.
 */
export function useFreeCorner(corner: RefObject<HTMLElement | null>): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let places: Place[] = [];
    let frame = 0;
    let rest = 0;
    const leave = (): void => {
      if (corner.current && !isQuiet(corner.current, places)) setFree(false);
    };
    const settle = (): void => {
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
