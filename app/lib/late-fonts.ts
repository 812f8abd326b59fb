import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const FACES = ["1em 'Bricolage Late'", "1em 'Instrument Late'"];

/** Whether the fonts were there for the first paint. Preparing them once more costs a slow phone a tenth of a second. */
function wereInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts.length >= FACES.length && fonts.every((font) => (font as PerformanceResourceTiming).responseEnd < painted);
}

/** A page without its fonts in time stays as it was painted, so that no line moves; from the next page on they are used (app/ui/fonts.css). */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const there = useRef(false);

  useEffect(() => {
    const load = () =>
      setTimeout(() => {
        if (wereInTime()) return;
        // What could not be loaded is not used, which is no fault.
        Promise.all(FACES.map((face) => document.fonts.load(face))).then(
          () => (there.current = true),
          () => undefined,
        );
      }, 1_000);
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
  }, []);

  // Before the new page is painted.
  useLayoutEffect(() => {
    if (there.current && pathname !== first.current) document.documentElement.dataset.fonts = 'late';
  }, [pathname]);
}
