// What loads on demand, in one chunk.
import type { QuotePrefill } from './prefill.ts';
import { dispatchQuote } from './quote-store.ts';

export { resumeSending } from './send-waiting.ts';
export { QuoteModal } from './quote-modal.tsx';

export const prefillQuote = (prefill: QuotePrefill): void => {
  if (Object.keys(prefill).length > 0) dispatchQuote({ type: 'prefilled', change: prefill });
};
