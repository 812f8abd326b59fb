import { useCallback, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import type { QuotePrefill } from './prefill.ts';

type ModalModule = {
  QuoteModal: ComponentType<{ onClose?: () => void; returnFocus?: RefObject<HTMLElement | null> }>;
  prefillQuote: (prefill: QuotePrefill) => void;
};

let loading: Promise<ModalModule> | undefined;

/** Starts loading the modal's code; a failed attempt is repeated with the next call. */
export function loadQuoteModal(): Promise<ModalModule> {
  loading ??= import('./quote-entry.ts');
  loading.catch(() => (loading = undefined));
  return loading;
}

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
