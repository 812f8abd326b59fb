import { afterPaint } from './after-paint.ts';

/**
 * What lies beneath something that fills the screen neither scrolls nor takes
 * the focus. `inert` styles all of it anew, so it follows the paint. Gives the
 * function that ends it.
 */
export function coverPage(beneath: Iterable<HTMLElement>): () => void {
  const parts = [...beneath];
  let isCovered = true;
  const setInert = (isInert: boolean): void => {
    for (const part of parts) part.inert = isInert;
  };
  document.documentElement.style.overflow = 'hidden';
  void afterPaint().then(() => isCovered && setInert(true));
  return () => {
    isCovered = false;
    setInert(false);
    document.documentElement.style.overflow = '';
  };
}
