import { afterPaint } from '#app/lib/after-paint.ts';
import { isShown } from '#app/lib/is-shown.ts';
import {
  closeDialog,
  findDialogOf,
  findOpened,
  openDialog,
  readStep,
} from '#app/lib/page-dialogs.ts';
import { growFrom } from '#app/ui/move.ts';
import { hurry } from './islands.ts';

const FOCUSABLE = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** A button opens the dialog that it names; what lives in there is fetched behind it. */
export function followDialogs(): void {
  // The dialog that was open before a reload: back would close what is closed.
  if (readStep() > 0) history.go(-readStep());
  document.addEventListener('click', ({ target, isTrusted }) => {
    const button = (target as Element).closest<HTMLElement>(
      '[data-frame=dialog], [data-frame=close]',
    );
    if (button?.dataset['frame'] === 'close') close(button);
    else if (button) void open(button, isTrusted);
  });
  document.addEventListener('keydown', (event) => {
    const dialog = document.querySelector<HTMLElement>('[data-dialog]:not([hidden])');
    if (!dialog || event.defaultPrevented) return;
    if (event.key === 'Tab') turnAround(dialog, event);
    if (event.key !== 'Escape') return;
    // One press closes one thing: what else listens is told.
    event.preventDefault();
    closeDialog(dialog.id);
  });
}

/**
 * The dialog grows out of the form that its button belongs to: the gauge
 * becomes the quote form. A slow phone styles it for longer than a press may
 * wait: first the button is seen to be pressed. A press that has waited for the
 * frame was seen, and comes from there (islands.ts).
 */
async function open(button: HTMLElement, isFromHand: boolean): Promise<void> {
  const dialog = findDialogOf(button);
  if (!dialog) return;
  if (isFromHand) {
    button.setAttribute('aria-busy', 'true');
    await afterPaint();
    button.removeAttribute('aria-busy');
  }
  if (findOpened(dialog.id)) return;
  const form = button instanceof HTMLButtonElement && button.form;
  const place = form && form.getBoundingClientRect();
  openDialog(dialog.id, button);
  const panel = dialog.querySelector<HTMLElement>('[role=dialog]');
  if (place && panel) growFrom(panel, place);
  void hurry(dialog);
}

function close(part: HTMLElement): void {
  closeDialog(part.closest<HTMLElement>('[data-dialog]')!.id);
}

/** Behind the last control comes the first. */
function turnAround(dialog: HTMLElement, event: KeyboardEvent): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && isShown(control),
  );
  const [end, start] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  if (document.activeElement !== end && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  start?.focus();
}
