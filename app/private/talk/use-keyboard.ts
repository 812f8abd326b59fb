import { useEffect, type RefObject } from 'react';

/** Less is a bar of the browser that comes and goes, no keyboard. */
const LEAST_KEYBOARD_PX = 150;

/**
 * The keyboard of a phone lies over the page without making it shorter. While it is open, the
 * page knows what is left to see (`data-keyboard`, `--visible-height`), and the part that is
 * written in stays there.
 */
export function useKeyboard(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const follow = (): void => {
      // Magnified by two fingers, less of the page is seen without any keyboard.
      const covered = root.clientHeight - view.height * view.scale;
      const isOpen = covered > LEAST_KEYBOARD_PX;
      root.toggleAttribute('data-keyboard', isOpen);
      root.style.setProperty('--visible-height', `${Math.round(view.height)}px`);
      if (isOpen) part.current?.scrollIntoView({ block: 'end' });
    };
    follow();
    view.addEventListener('resize', follow);
    return () => {
      view.removeEventListener('resize', follow);
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--visible-height');
    };
  }, [part]);
}
