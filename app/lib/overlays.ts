import { useSyncExternalStore } from 'react';

/**
 * Who stands at the edges of the page. Order of right of way: consent banner, then chat, then consultation popup; dialogs and toasts
 * lie above all of them. `consent` is 'unknown' until the browser has looked whether it must ask.
 */
export type Overlays = { consent: boolean | 'unknown'; chat: 'closed' | 'open' | 'minimised'; popup: boolean };

let state: Overlays = { consent: 'unknown', chat: 'closed', popup: false };
const initial = state;
const listeners = new Set<() => void>();

export function setOverlay<Name extends keyof Overlays>(name: Name, value: Overlays[Name]): void {
  if (state[name] === value) return;
  state = { ...state, [name]: value };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOverlays = (): Overlays =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );

/** Below this width the banner takes the whole width and the round buttons stand above it. */
const NARROW = '(width < 64rem)';

/**
 * Keeps the round buttons above an element at the bottom edge while it is there and the page is narrow (`--overlay-bottom`). The chat
 * window is wide enough to meet the element at any width, it stays above by `--banner-space`. Gives the function that ends it.
 */
export function liftFloatingControls(element: HTMLElement): () => void {
  // The nearest element around all floating parts (site-frame.tsx): further up, the properties would restyle the whole page.
  const { style } = element.closest<HTMLElement>('[data-floating]')!;
  const narrow = matchMedia(NARROW);
  const update = () => {
    const space = `${window.innerHeight - element.getBoundingClientRect().top}px`;
    style.setProperty('--banner-space', space);
    style.setProperty('--overlay-bottom', narrow.matches ? space : '0px');
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  narrow.addEventListener('change', update);
  return () => {
    observer.disconnect();
    narrow.removeEventListener('change', update);
    style.removeProperty('--overlay-bottom');
    style.removeProperty('--banner-space');
  };
}
