/** On every page of a demo: in its margin, on phones, which have none, as a line above it. */
export const DemoMark = () => (
  <aside
    aria-label="Demo"
    className="text-center text-[0.6875rem]/4 font-semibold text-muted sm:bg-ink sm:text-canvas sm:pointer-events-none sm:fixed sm:top-1/2 sm:left-0 sm:z-90 sm:-translate-y-1/2 sm:rotate-180 sm:border sm:border-canvas sm:px-3 sm:py-0.5 sm:[writing-mode:vertical-rl] print:static"
  >
    Demo: erfundene Daten
  </aside>
);
