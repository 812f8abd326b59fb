import { adoptPrices, readPrices } from '#app/lib/page-site.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { findRefusal, TOO_LARGE } from '#app/lib/find-refusal.ts';
import { announceSent } from './announce-quote.ts';
import { isSameTry } from './draft-fields.ts';
import type { PublishedPrices } from '#shared/pricing/price-list.ts';
import { findStepErrors, priceForm, QUOTE_STEPS } from './quote-form.ts';
import { addFiles, filesSettled, showMissing, takeMissing, takeOriginals } from './quote-files.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';
import { buildBody, isUnanswered, QuoteRefusedError, sendBody } from './send-quote.ts';
import { sendLater } from './send-waiting.ts';
import { dropWaiting, listWaiting } from './waiting-quotes.ts';

/**
 * Sends the enquiry once, with the toasts of the error catalogue. On failure
 * everything entered stays; what nobody answered is sent later too.
 */
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
  if (!renewIfChanged()) return;
  const body = await buildBody(dispatchQuote({ type: 'sending' }));
  await filesSettled();
  /** False once the enquiry has arrived otherwise meanwhile: its form is gone or another one's. */
  const isOpen = () => readQuote().requestId === body.requestId;
  try {
    const answer = await sendBody(body);
    if (!isOpen()) return;
    const missing = takeMissing();
    dispatchQuote({ type: 'emptied', isSent: true });
    onSent?.();
    announceSent(answer);
    showMissing(missing);
  } catch (error) {
    console.error('Quote request failed:', error);
    if (!isOpen()) return;
    if (error instanceof QuoteRefusedError && error.prices) return showNewPrice(error.prices);
    const refused = error instanceof QuoteRefusedError ? error : null;
    dispatchQuote({
      type: 'failed',
      fieldErrors: refused?.fieldErrors ?? {},
      ...(refused?.isTooOften && { refusal: refused.message }),
    });
    if (isUnanswered(error)) {
      const { shownPrice: _, ...kept } = body;
      sendLater(kept);
    }
    void showToast({
      title: 'Fehler beim Senden',
      description:
        findRefusal(error)?.status === 413
          ? TOO_LARGE
          : 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
      tone: 'destructive',
      about: 'quote',
    });
  }
}

/**
 * A price was published while the form was open: nothing was stored, and the
 * visitor sends again what he agrees to.
 */
function showNewPrice(prices: PublishedPrices): void {
  const oldPrice = priceForm(readQuote().form, readPrices()).shown;
  adoptPrices(prices);
  dispatchQuote({ type: 'repriced', oldPrice });
  void showToast({
    title: 'Der Preis hat sich geändert',
    description: 'Bitte prüfen Sie ihn und senden Sie die Anfrage dann noch einmal.',
    about: 'quote',
  });
}

/**
 * A try that failed may have arrived all the same, and under its id what was
 * changed since would be taken for a repetition. It replaces the try that
 * waits. Files are stored anew under the new id. False where an earlier visit
 * chose some: only the visitor has them, and he sends again with or without.
 */
function renewIfChanged(): boolean {
  const { requestId, form, ...state } = readQuote();
  const tried = listWaiting().find(({ body }) => body.requestId === requestId)?.body ?? state.tried;
  if (!tried || isSameTry(tried, form)) return true;
  const { files, missing } = takeOriginals();
  dispatchQuote({ type: 'renewed' });
  dropWaiting(requestId);
  addFiles(files);
  if (missing.length === 0) return true;
  void showToast({
    title: 'Bitte wählen Sie Ihre Unterlagen noch einmal',
    description:
      'Sie haben Ihre Anfrage nach einem früheren Versuch geändert. Fügen Sie die Unterlagen ' +
      'wieder hinzu und senden Sie sie dann.',
    tone: 'destructive',
    about: 'quote',
  });
  return false;
}
