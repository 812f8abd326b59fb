import { focusPlace } from '#app/ui/focus-place.ts';
import { afterPaint } from './after-paint.ts';
import { isShown } from './is-shown.ts';
import { createListeners } from './listeners.ts';

/**
 * Dialogs that stand in the page from its start, closed: opening one needs no
 * code but this, and React may come later (ui/overlay/page-dialog.tsx). Browser
 * only.
 */
type Opened = { dialog: HTMLElement; opener: HTMLElement | null; uncover: () => void };

/** How many entries of the history its steps have made: a reload leaves them behind. */
export type DialogEntry = { quoteStep?: number } | null;
export const readStep = (): number => (history.state as DialogEntry)?.quoteStep ?? 0;

const opened = new Map<string, Opened>();
const { tell, subscribe } = createListeners();
export { subscribe as subscribeDialogs };

/** Messages stay readable and can be closed above a dialog. */
const STAYS =
  'script, #page-note, :has(> [data-sonner-toaster]), :has(> section > [data-sonner-toaster])';

export function openDialog(id: string, opener: HTMLElement | null = null): void {
  const dialog = document.getElementById(id);
  if (!dialog || opened.has(id)) return;
  dialog.hidden = false;
  dialog.querySelector('button')?.focus();
  opened.set(id, { dialog, opener, uncover: coverAround(dialog) });
  void tellListeners();
}

/** The focus goes back to where it came from. */
export function closeDialog(id: string): void {
  const entry = opened.get(id);
  if (!entry) return;
  opened.delete(id);
  entry.dialog.hidden = true;
  entry.uncover();
  const place = findWayBack(entry.opener) ?? document.getElementById('inhalt');
  if (place) focusPlace(place);
  void tellListeners();
}

/** The menu of phones closes when the focus leaves it: then the button that opens it again. */
function findWayBack(opener: HTMLElement | null): HTMLElement | null {
  if (!opener?.isConnected) return null;
  if (isShown(opener)) return opener;
  const panel = opener.closest('[id][hidden]');
  return panel && document.querySelector<HTMLElement>(`[aria-controls='${panel.id}']`);
}

/** React takes longer than the dialog itself. */
async function tellListeners(): Promise<void> {
  await afterPaint();
  tell();
}

/** The one that a button names. */
export const findDialogOf = (button: Element): HTMLElement | null =>
  document.getElementById(button.getAttribute('aria-controls')!);

export const findOpened = (id: string): Opened | null => opened.get(id) ?? null;

/**
 * Nobody reads or scrolls what lies behind; the room of a scroll bar stays. The
 * veil takes the presses and the frame the Tab key: `inert` would style the
 * whole page anew. Gives the function that ends it.
 */
function coverAround(dialog: HTMLElement): () => void {
  const covered: Element[] = [];
  for (let part = dialog; part !== document.body; part = part.parentElement!)
    for (const beside of part.parentElement!.children)
      if (beside !== part && !beside.hasAttribute('aria-hidden') && !beside.matches(STAYS))
        covered.push(beside);
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  for (const part of covered) part.setAttribute('aria-hidden', 'true');
  return () => {
    style.overflow = style.scrollbarGutter = '';
    for (const part of covered) part.removeAttribute('aria-hidden');
  };
}
