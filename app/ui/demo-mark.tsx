/** Stands in the margin of every page of a demo, where it covers nothing. */
export const DemoMark = () => (
  <aside
    aria-label="Demo"
    className="pointer-events-none fixed top-1/2 left-0 z-90 -translate-y-1/2 rotate-180 border border-canvas bg-ink px-3 text-[0.625rem]/[0.875rem] sm:py-0.5 sm:text-[0.6875rem]/4 font-semibold text-canvas [writing-mode:vertical-rl] print:static"
  >
    Demo: erfundene Daten
  </aside>
);
