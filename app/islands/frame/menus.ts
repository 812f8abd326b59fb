import { coverPage } from '#app/lib/cover-page.ts';
import { takenAtBottom } from '#app/lib/overlays.ts';

/** Ends what the open panel of a phone does to the page beneath. */
let uncover: (() => void) | undefined;

type Menu = { button: HTMLButtonElement; panel: HTMLElement };

/** The disclosures of the bar: Services, the menu of phones and the Services within it. */
export function followMenus(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-frame=menu]');
  const menus = Array.from(buttons, (button): Menu => ({
    button,
    panel: document.getElementById(button.getAttribute('aria-controls')!)!,
  }));
  for (const menu of menus) {
    const { button, panel } = menu;
    button.addEventListener('click', () => set(menu, !isOpened(menu)));
    panel.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) closeAround(menus, panel);
    });
    if (!('inner' in button.dataset))
      button.parentElement!.addEventListener('focusout', ({ relatedTarget }) => {
        if (relatedTarget && !contains(menu, relatedTarget)) set(menu, false);
      });
  }
  const outer = menus.filter(({ button }) => !('inner' in button.dataset));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const open = outer.find(isOpened);
    if (!open) return;
    // One press closes one thing: what else listens is told.
    event.preventDefault();
    set(open, false);
    open.button.focus();
  });
  document.addEventListener('pointerdown', ({ target }) =>
    outer.filter((menu) => !contains(menu, target)).forEach((menu) => set(menu, false)),
  );
  // A page from the back/forward cache comes back as it was left.
  addEventListener('pagehide', () => outer.forEach((menu) => set(menu, false)));
}

const isOpened = ({ button }: Menu): boolean => button.getAttribute('aria-expanded') === 'true';

const contains = ({ button, panel }: Menu, target: EventTarget | null): boolean =>
  target instanceof Node && (button.contains(target) || panel.contains(target));

const closeAround = (menus: readonly Menu[], place: HTMLElement): void =>
  menus
    .filter(({ panel, button }) => panel.contains(place) && !('inner' in button.dataset))
    .forEach((menu) => set(menu, false));

function set(menu: Menu, isOpen: boolean): void {
  if (isOpened(menu) === isOpen) return;
  const { button, panel } = menu;
  button.setAttribute('aria-expanded', String(isOpen));
  panel.hidden = !isOpen;
  const { opens, closes } = button.dataset;
  if (opens && closes) button.setAttribute('aria-label', isOpen ? closes : opens);
  if (!('covers' in button.dataset)) return;
  // The banner stands above the menu.
  panel.style.scrollPaddingBottom = panel.style.paddingBottom = takenAtBottom() ?? '';
  uncover?.();
  uncover = isOpen ? coverPage(document.querySelectorAll('main, footer')) : undefined;
}
