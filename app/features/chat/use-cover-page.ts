import { useEffect, useState } from 'react';
import { afterPaint } from '#app/lib/after-paint.ts';
import { SHEET_QUERY } from '#app/lib/overlays.ts';

const BENEATH =
  'body > :is(a, header, main, footer), [data-floating] > :not(:has([data-overlay="chat"]))';

/**
 * While the sheet covers a small screen, what lies beneath neither scrolls nor
 * takes the focus. Tells whether it does.
 */
export function useCoverPage(): boolean {
  const [isSheet, setIsSheet] = useState(() => window.matchMedia(SHEET_QUERY).matches);
  useEffect(() => {
    const query = window.matchMedia(SHEET_QUERY);
    const listen = () => setIsSheet(query.matches);
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);
  useEffect(() => {
    if (!isSheet) return;
    const beneath = document.querySelectorAll<HTMLElement>(BENEATH);
    let isShown = true;
    // `inert` styles the whole page anew: the window is painted first.
    void afterPaint().then(() => {
      for (const part of beneath) part.inert = isShown;
    });
    document.documentElement.style.overflow = 'hidden';
    return () => {
      isShown = false;
      for (const part of beneath) part.inert = false;
      document.documentElement.style.overflow = '';
    };
  }, [isSheet]);
  return isSheet;
}
