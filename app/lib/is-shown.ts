/** Whether an element has a place on the page: neither it nor one around it is hidden. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
