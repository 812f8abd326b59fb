/** Takes the focus, also where nothing is operable: keyboard and screen reader go on from here. */
export function focusPlace(place: HTMLElement): boolean {
  place.focus();
  if (document.activeElement !== place && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.focus();
  }
  return document.activeElement === place;
}
