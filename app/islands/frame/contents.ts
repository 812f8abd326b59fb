import { findTarget } from '#app/lib/find-target.ts';

/**
 * Marks in the list of a page's sections the one that is being read; a folded
 * section counts where it stands.
 */
export function followContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const places = links.flatMap((link) => {
    const target = findTarget(link.hash);
    return target ? [{ hash: link.hash, place: target.closest('details') ?? target }] : [];
  });
  const mark = (): void => {
    const reached = places.findLast(
      ({ place }) => place.getBoundingClientRect().top < innerHeight / 3,
    );
    for (const link of links)
      if (link.hash === reached?.hash) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  // All that lies above the line is within: a jump over it tells, too.
  const observer = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66% 0px' });
  for (const { place } of places) observer.observe(place);
}
