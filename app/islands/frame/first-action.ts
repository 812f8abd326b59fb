/**
 * On phones the first action of every page stands at the lower edge, as soon as
 * those within the page are out of sight (frame/dock.tsx). What arrives later
 * says so by the event 'first-action'.
 */
export function followFirstAction(): void {
  const dock = document.querySelector('[data-dock]');
  const seen = new Set<Element>();
  const update = (): unknown => dock?.toggleAttribute('data-past', seen.size === 0);
  update();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    update();
  });
  // Heads that hold a date or a list of subjects instead offer nothing.
  for (const action of document.querySelectorAll('main [data-first-action]'))
    if (action.querySelector('.bg-accent')) observer.observe(action);
  addEventListener('first-action', ({ target }) => observer.observe(target as Element));
}
