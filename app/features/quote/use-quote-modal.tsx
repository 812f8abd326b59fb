import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import { tellMissing } from '#app/ui/lazy-extra.ts';
import { loadQuoteModal, type ModalModule } from './load-quote-modal.ts';
import type { QuotePrefill } from './prefill.ts';

/** Opens the quote modal, whose code comes when it is needed. `element` belongs into the caller's markup. */
export function useQuoteModal(returnFocus: RefObject<HTMLElement | null>): {
  open: (prefill?: QuotePrefill) => void;
  busy: boolean;
  element: ReactNode;
} {
  const [modal, setModal] = useState<ModalModule | null>(null);
  const [busy, setBusy] = useState(false);

  const open = useCallback((prefill?: QuotePrefill) => {
    setBusy(true);
    loadQuoteModal()
      .then((loaded) => {
        if (prefill) loaded.prefillQuote(prefill);
        setModal(loaded);
      })
      .catch(() => tellMissing('Formular'))
      .finally(() => setBusy(false));
  }, []);

  const element = modal && <modal.QuoteModal onClose={() => setModal(null)} returnFocus={returnFocus} />;
  return { open, busy, element };
}
