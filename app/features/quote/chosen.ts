import { findPrefill, type QuotePrefill } from '#shared/quote/quote-link.ts';
import { prefillQuote, readQuote } from './quote-store.ts';

/** What a form of the page said when the enquiry last took it over. */
let taken: string | undefined;

/**
 * Lets the enquiry begin with what a form of the page says. One that is begun
 * stays, unless something else was chosen in there since.
 */
export function takeChosen(form: HTMLFormElement): void {
  const chosen = findChosen(form);
  const said = JSON.stringify(chosen);
  const { draftSaved, form: enquiry } = readQuote();
  const isBegun = draftSaved || enquiry.projectType !== '';
  if (isBegun && said === (taken ?? JSON.stringify(findChosen(copyUntouched(form))))) return;
  taken = said;
  prefillQuote(chosen);
}

/** What is hidden in a form was chosen on the way to it, not offered there. */
function copyUntouched(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  for (const wish of copy.querySelectorAll('[type=hidden]')) wish.remove();
  copy.reset();
  return copy;
}

/**
 * What a form says whose controls are named like the parameters of an address:
 * the form of the request begins with what stands there, also untouched.
 */
function findChosen(form: HTMLFormElement): QuotePrefill {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const prefill = findPrefill(new URLSearchParams(entries)) ?? {};
  // Where extras can be chosen, none is a choice too.
  return form.elements.namedItem('leistungen')
    ? { package: '', additionalServices: [], ...prefill }
    : prefill;
}
