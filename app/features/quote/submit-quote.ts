import { showToast } from '#app/ui/feedback/toast.ts';
import { announceSent } from './announce-quote.ts';
import { findStepErrors, QUOTE_STEPS } from './quote-form.ts';
import { filesSettled } from './quote-files.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';
import { buildBody, buildQuoteBody, isUnanswered, QuoteRefusedError, sendBody, type QuoteBody } from './send-quote.ts';
import { sendLater } from './send-waiting.ts';
import { dropWaiting, listWaiting } from './waiting-quotes.ts';

/** Sends the enquiry once, with the toasts of the error catalogue. On failure everything entered stays; what nobody answered is sent later too. */
export async function submitQuote(onSent: (() => void) | undefined): Promise<void> {
  const { form, sending } = readQuote();
  if (sending) return;
  const errors = findStepErrors(form, QUOTE_STEPS);
  if (Object.keys(errors).length > 0) {
    dispatchQuote({ type: 'refused', errors });
    void showToast({
      title: 'Formular unvollständig',
      description: 'Bitte füllen Sie alle Pflichtfelder aus.',
      tone: 'destructive',
      about: 'quote',
    });
    return;
  }
  renewIfChanged();
  const body = await buildBody(dispatchQuote({ type: 'sending' }));
  await filesSettled();
  try {
    const answer = await sendBody(body);
    dispatchQuote({ type: 'emptied' });
    onSent?.();
    announceSent(answer);
  } catch (error) {
    console.error('Quote request failed:', error);
    dispatchQuote({ type: 'failed', fieldErrors: error instanceof QuoteRefusedError ? error.fieldErrors : {} });
    if (isUnanswered(error)) sendLater(body);
    void showToast({
      title: 'Fehler beim Senden',
      description: 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
      tone: 'destructive',
      about: 'quote',
    });
  }
}

/**
 * A try that nobody answered may have arrived, and under its id what was changed since would be taken for a repetition. It replaces the try that
 * waits. Files stay with the id they were uploaded under, and so does the enquiry.
 */
function renewIfChanged(): void {
  const { requestId, form } = readQuote();
  const tried = listWaiting().find(({ body }) => body.requestId === requestId)?.body;
  if (!tried || form.files.length > 0 || contentOf(tried) === contentOf(buildQuoteBody(readQuote(), null))) return;
  dispatchQuote({ type: 'renewed' });
  dropWaiting(requestId);
}

const contentOf = ({ timestamp: _1, user_id: _2, attribution: _3, ...content }: QuoteBody): string => JSON.stringify(content);
