/**
 * Brings a part of what scrolls into its view, across to the middle, without
 * moving the page around it: the reader may be elsewhere.
 */
export function showWithin(scroller: Element, part: Element): void {
  const frame = scroller.getBoundingClientRect();
  const place = part.getBoundingClientRect();
  const left = place.left + place.width / 2 - frame.left - frame.width / 2;
  const above = Math.min(place.top - frame.top, 0);
  const below = Math.max(place.bottom - frame.bottom, 0);
  scroller.scrollBy({ left, top: above || below, behavior: 'instant' });
}
