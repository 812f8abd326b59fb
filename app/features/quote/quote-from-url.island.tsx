import { useEffect, useRef, useState } from 'react';
import { findPrefill, QUOTE_PARAMETERS } from './prefill.ts';
import { QuoteModal } from './quote-modal.tsx';
import { prefillQuote } from './quote-store.ts';

/** Opens the prefilled form for an address like /?angebot=website&branche=Handwerk and takes the parameters out of the address. */
export default function QuoteFromUrl() {
  const nobody = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const address = new URL(location.href);
    const prefill = findPrefill(address.searchParams);
    if (!prefill) return;
    for (const name of QUOTE_PARAMETERS) address.searchParams.delete(name);
    // A reload must not open the form again.
    history.replaceState(history.state, '', address);
    prefillQuote(prefill);
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not open dialogs
    setOpen(true);
  }, []);

  return isOpen && <QuoteModal onClose={() => setOpen(false)} returnFocus={nobody} />;
}
