import { useEffect, useState } from 'react';
import { coverPage } from '#app/lib/cover-page.ts';
import { SHEET_QUERY } from '#app/lib/overlays.ts';

/** Firefox 115 knows no `:has()`. */
const findBeneath = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'body > :is(a, header, main, footer), [data-floating] > *',
    ),
  ].filter((part) => !part.querySelector('[data-overlay="chat"]'));

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
  useEffect(() => (isSheet ? coverPage(findBeneath()) : undefined), [isSheet]);
  return isSheet;
}
