import { isShown } from './is-shown.ts';
import { createListeners } from './listeners.ts';

/**
 * Who stands at the edges of the page: one at a time. Order of right of way:
 * consent banner, then chat, then consultation popup, then the action of the
 * dock; who has it takes the place of those behind him, and the two round
 * buttons stand within it. Dialogs and toasts lie above all of them. On a phone
 * the open chat has the screen to itself, and the banner asks again when it is
 * closed. `consent` is 'unknown' until the browser has looked whether it must
 * ask; `popup` is true while it is seen.
 */
export type Overlays = {
  consent: boolean | 'unknown';
  chat: 'closed' | 'open' | 'minimised';
  popup: boolean;
};

let state: Overlays = { consent: 'unknown', chat: 'closed', popup: false };
const { tell, subscribe } = createListeners();
export { subscribe as subscribeOverlays };

/** Said to the styles too: a part without code knows by them what stands beside it. */
export function setOverlay<Name extends keyof Overlays>(name: Name, value: Overlays[Name]): void {
  if (state[name] === value) return;
  state = { ...state, [name]: value };
  document.documentElement.dataset[name] = String(value);
  tell();
}

export const readOverlays = (): Overlays => state;

/** Where the open chat covers the page: phones, upright or on their side. */
export const SHEET_QUERY = 'not ((width >= 34rem) and (height >= 30rem))';

/**
 * How much of the bottom edge is taken at this moment; for what scrolls on its
 * own beneath the banner.
 */
export const takenAtBottom = (): string | undefined =>
  document.documentElement.style.scrollPaddingBottom || undefined;

/** `--dock-height`: a variable in the style of the root would restyle the whole page, too. */
const DOCK_HEIGHT = '4rem';

/**
 * Makes room for an element at the bottom edge while it is shown: the keyboard
 * focus scrolls what it reaches free of it, and `space` says to the other
 * floating parts how much it takes. Gives the function that ends it.
 */
export function keepClearOf(element: HTMLElement, space: `--${string}`): () => void {
  // The elements around all floating parts (site-frame.tsx): further up, the
  // property would restyle the whole page.
  const floating = document.querySelectorAll<HTMLElement>('[data-floating]');
  const root = document.documentElement.style;
  const take = (taken: string | null): void => {
    root.scrollPaddingBottom = taken ? `calc(${taken} + ${DOCK_HEIGHT})` : '';
    floating.forEach(({ style }) => style.setProperty(space, taken));
  };
  const update = (): void =>
    take(isShown(element) ? `${window.innerHeight - element.offsetTop}px` : null);
  // Hears of an element that is shown before the next paint, without a layout in between.
  const observer = new ResizeObserver(update);
  observer.observe(element);
  return () => {
    observer.disconnect();
    take(null);
  };
}
