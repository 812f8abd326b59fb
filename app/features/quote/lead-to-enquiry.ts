import { QUOTE_DIALOG } from './dialog-id.ts';

export const ENQUIRY_LINK = 'Stand der Anfrage';

/**
 * Whoever has asked is not asked to ask: in bar, menu and dock a link to the
 * enquiry at `path` takes the place of the button that opens the form, and the
 * dock offers it once `receipt` is out of sight (islands/frame/first-action.ts).
 * Gives the function that ends it.
 */
export function leadToEnquiry(path: string, receipt: Element | null): () => void {
  const places = document.querySelectorAll<HTMLElement>(
    `:is(header, [data-dock]) [aria-controls='${QUOTE_DIALOG}']`,
  );
  const links = Array.from(places, (button) => {
    const link = document.createElement('a');
    Object.assign(link, { href: path, textContent: ENQUIRY_LINK, className: button.className });
    button.hidden = true;
    button.after(link);
    return { button, link };
  });
  receipt?.dispatchEvent(new Event('first-action', { bubbles: true }));
  return () => {
    for (const { button, link } of links) {
      button.hidden = false;
      link.remove();
    }
  };
}
