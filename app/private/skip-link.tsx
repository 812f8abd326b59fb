/** Seen once it has the focus. */
export const SkipTo = ({ to, children }: { to: string; children: string }) => (
  <a
    href={to}
    className="fixed top-2 left-2 z-80 -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
  >
    {children}
  </a>
);

/**
 * Past the navigation to what the page is about: some 18 stops in the admin
 * area. A landmark of its own, since text outside of all of them is none of the
 * page for assistive technology.
 */
export const SkipLink = () => (
  <nav aria-label="Sprungmarke">
    <SkipTo to="#inhalt">Zum Inhalt springen</SkipTo>
  </nav>
);
