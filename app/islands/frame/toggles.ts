/**
 * Buttons that only switch themselves, the one that loads the page anew, and
 * the slider between two pictures; styles do the rest.
 */
export function followToggles(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-frame]');
    if (button?.dataset['frame'] === 'toggle')
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    if (button?.dataset['frame'] === 'reload') location.reload();
  });
  document.addEventListener('input', ({ target }) => {
    const { dataset, value, parentElement } = target as HTMLInputElement;
    if (dataset['frame'] === 'compare') parentElement?.style.setProperty('--cut', `${value}%`);
  });
  // Ctrl+K (Command+K) presses the search button.
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey || document.querySelector('[data-dialog]:not([hidden])'))
      return;
    event.preventDefault();
    document.querySelector<HTMLButtonElement>('[aria-keyshortcuts]')?.click();
  });
}
