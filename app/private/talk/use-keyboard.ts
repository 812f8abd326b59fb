import { useEffect, type RefObject } from 'react';

/** Less is a bar of the browser that comes and goes, no keyboard. */
const LEAST_KEYBOARD_PX = 150;

/**
 * The keyboard of a phone lies over the page without making it shorter. While it is open, the
 * page knows what is left to see (`data-keyboard`, `--visible-height`) and how much of its lower
 * edge is covered (`--keyboard`), and the part that is written in stays there.
 */
export function useKeyboard(part?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const follow = ({ type }: Pick<Event, 'type'>): void => {
      // Magnified by two fingers, less of the page is seen without any keyboard.
      const hidden = root.clientHeight - view.height * view.scale;
      const isOpen = hidden > LEAST_KEYBOARD_PX;
      root.toggleAttribute('data-keyboard', isOpen);
      root.style.setProperty('--visible-height', `${Math.round(view.height)}px`);
      // Safari moves what is seen within the page: less is covered below then.
      const covered = isOpen ? Math.max(0, hidden - view.offsetTop) : 0;
      root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
      if (isOpen && type !== 'scroll') part?.current?.scrollIntoView({ block: 'end' });
    };
    follow(new Event('resize'));
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--visible-height');
      root.style.removeProperty('--keyboard');
    };
  }, [part]);
}
