import { useEffect } from 'react';
import { STORAGE_KEYS } from '#shared/storage-keys.ts';
import { loadQuoteModal } from './load-quote-modal.ts';

/** Sends enquiries that wait since an earlier visit. Pages without any pay one look into the storage. */
export function useWaitingQuotes(): void {
  useEffect(() => {
    try {
      if (localStorage.getItem(STORAGE_KEYS.quoteWaiting.key))
        loadQuoteModal().then(
          (quote) => quote.resumeSending(),
          () => undefined,
        );
    } catch {
      // Storage is forbidden: nothing waits.
    }
  }, []);
}
