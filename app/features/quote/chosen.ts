import { findPrefill, type QuotePrefill } from '#shared/quote/quote-link.ts';

/**
 * What a form says whose controls are named like the parameters of an address:
 * the form of the request begins with what stands there, also untouched.
 */
export function findChosen(form: HTMLFormElement): QuotePrefill {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const prefill = findPrefill(new URLSearchParams(entries)) ?? {};
  // Where extras can be chosen, none is a choice too.
  return form.elements.namedItem('leistungen')
    ? { package: '', additionalServices: [], ...prefill }
    : prefill;
}
