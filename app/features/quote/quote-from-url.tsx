import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { findPrefill, QUOTE_PARAMETERS } from './prefill.ts';
import { useQuoteModal } from './use-quote-modal.tsx';

/** Opens the prefilled form for an address like /?angebot=website&branche=Handwerk and takes the parameters out of the address. */
export function QuoteFromUrl() {
  const { key, search } = useLocation();
  const nobody = useRef<HTMLElement>(null);
  const { open, element } = useQuoteModal(nobody);

  const openFromAddress = useEffectEvent(() => {
    const prefill = findPrefill(new URLSearchParams(search));
    if (!prefill) return;
    const address = new URL(location.href);
    for (const name of QUOTE_PARAMETERS) address.searchParams.delete(name);
    // Past the router on purpose: a navigation would scroll, and a reload must not open the form again.
    history.replaceState(history.state, '', address);
    open(prefill);
  });
  useEffect(() => openFromAddress(), [key]);

  return element;
}
