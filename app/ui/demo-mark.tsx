/**
 * On every page of a demo: in its margin, on phones, which have none, on the upper edge of the
 * header, which is empty there, or has room for it (area.css).
 */
export const DemoMark = () => (
  <aside
    aria-label="Demo"
    data-demo=""
    className="pointer-events-none absolute top-0 left-0 z-90 text-center text-[0.6875rem]/4 font-semibold text-muted max-sm:w-full sm:fixed sm:top-1/2 sm:-translate-y-1/2 sm:rotate-180 sm:border sm:border-canvas sm:bg-ink sm:px-3 sm:py-0.5 sm:text-canvas sm:[writing-mode:vertical-rl] print:static"
  >
    Demo: erfundene Daten
  </aside>
);
