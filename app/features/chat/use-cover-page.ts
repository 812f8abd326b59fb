import { useEffect } from 'react';
import { SHEET_QUERY } from '#app/lib/overlays.ts';

/** While the sheet covers a small screen, what lies beneath neither scrolls nor takes the focus. */
export function useCoverPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const query = window.matchMedia(SHEET_QUERY);
    const beneath = document.querySelectorAll<HTMLElement>('body > :is(header, main, footer, div:has(> footer))');
    const apply = () => {
      for (const part of beneath) part.inert = query.matches;
      document.documentElement.style.overflow = query.matches ? 'hidden' : '';
    };
    apply();
    query.addEventListener('change', apply);
    return () => {
      query.removeEventListener('change', apply);
      for (const part of beneath) part.inert = false;
      document.documentElement.style.overflow = '';
    };
  }, [isOpen]);
}
