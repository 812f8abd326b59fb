/** As `ref` of what appears in answer to a press: it has the focus, and is in view. */
export const takeFocus = (place: HTMLElement | null): void => place?.focus();
