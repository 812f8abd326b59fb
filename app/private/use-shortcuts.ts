import { useEffect, useEffectEvent } from 'react';
import { isShown } from '#app/lib/is-shown.ts';
import { useView } from './view-settings.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null);

const hasModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

/** Rows of the list in front: those of the page, or the list beside an opened record. */
const findRows = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row]')].filter(isShown);

/**
 * To the next row or the one before: beside an opened record it opens, in a
 * list it takes the focus.
 */
function step(by: 1 | -1): void {
  const rows = findRows();
  const opened = rows.findIndex((row) => row.getAttribute('aria-current') === 'page');
  if (opened >= 0) {
    rows[opened + by]?.click();
    return;
  }
  const held = rows.findIndex((row) => row === document.activeElement);
  const next = rows[held < 0 ? (by > 0 ? 0 : rows.length - 1) : held + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * The control of the page that an action of its own stands for; fields take the
 * focus, buttons are pressed.
 */
function use(selector: string): boolean {
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
  if (!control) return false;
  if (control.matches('input, textarea, select')) control.focus();
  else control.click();
  return true;
}

/** True where the key has a meaning on this page. */
function act(key: string, open: (what: 'help') => void): boolean {
  switch (key) {
    case 'j':
      step(1);
      return true;
    case 'k':
      step(-1);
      return true;
    case 'e':
      return use('main [data-key=e]');
    case 'r':
      return use('main [data-key=r]');
    case '/':
      return use('main input[type=search]');
    case '?':
      open('help');
      return true;
    default:
      return false;
  }
}

/**
 * Keyboard of the admin area. Ctrl or ⌘ with K opens the palette, also from a
 * field; the single letters can be switched off: j and k walk through rows, e
 * edits, r answers, / searches, ? explains.
 */
export function useShortcuts(open: (what: 'palette' | 'help') => void): void {
  const { hasKeys } = useView();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      open('palette');
      return;
    }
    const isBusy = isTyping(event.target) || document.querySelector('[role=dialog]') !== null;
    if (!hasKeys || isBusy || hasModifier(event)) return;
    if (act(event.key, open)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
