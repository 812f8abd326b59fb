import type { ComponentType, RefObject } from 'react';
import type { QuotePrefill } from './prefill.ts';

export type ModalModule = {
  QuoteModal: ComponentType<{ onClose?: () => void; returnFocus?: RefObject<HTMLElement | null> }>;
  prefillQuote: (prefill: QuotePrefill) => void;
  resumeSending: () => void;
};

let loading: Promise<ModalModule> | undefined;

/** Starts loading the modal's code; a failed attempt is repeated with the next call. */
export function loadQuoteModal(): Promise<ModalModule> {
  loading ??= import('./quote-entry.ts');
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Fetches the code ahead; a failure shows when it is needed. */
export const preloadQuoteModal = (): void => void loadQuoteModal().catch(() => undefined);
