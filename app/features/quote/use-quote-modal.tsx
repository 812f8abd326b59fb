import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import { showToast } from '#app/ui/feedback/toast.ts';
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
      .catch(() =>
        showToast({
          title: 'Formular nicht geladen',
          description: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
          tone: 'destructive',
        }),
      )
      .finally(() => setBusy(false));
  }, []);

  const element = modal && <modal.QuoteModal onClose={() => setModal(null)} returnFocus={returnFocus} />;
  return { open, busy, element };
}
