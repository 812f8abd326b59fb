import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const FACES = ["1em 'Bricolage Late'", "1em 'Instrument Late'"];

/** A page without its fonts in time stays as it was painted, so that no line moves; from the next page on they are used (app/ui/fonts.css). */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const there = useRef(false);

  useEffect(() => {
    const load = () =>
      setTimeout(() => {
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
