const FACES = ["1em 'Bricolage Late'", "1em 'Instrument Late'"];

/** Whether the fonts were there for the first paint. Preparing them once more costs a slow phone a tenth of a second. */
function wereInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts.length >= FACES.length && fonts.every((font) => (font as PerformanceResourceTiming).responseEnd < painted);
}

/** A page without its fonts in time stays as it was painted, so that no line moves; from the next page on they are used (app/ui/fonts.css). */
function switchOnNextPage(): void {
  const { pathname } = location;
  // Its callback runs before the new page is painted.
  const watcher = new MutationObserver(() => {
    if (location.pathname === pathname) return;
    document.documentElement.dataset.fonts = 'late';
    watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

// What cannot be loaded is not used, which is no fault.
if (!wereInTime()) Promise.all(FACES.map((face) => document.fonts.load(face))).then(switchOnNextPage, () => undefined);

export {};
