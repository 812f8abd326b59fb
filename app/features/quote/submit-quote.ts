import type { QuoteAnswer } from '#shared/quote.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { findStepErrors, QUOTE_STEPS } from './quote-form.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';
import { QuoteRefusedError, sendQuote } from './send-quote.ts';

const respondByFormat = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** Sends the enquiry once, with the toasts of the error catalogue. On failure everything entered stays. */
export async function submitQuote(onSent: (() => void) | undefined): Promise<void> {
  const { form, sending } = readQuote();
  if (sending) return;
  const errors = findStepErrors(form, QUOTE_STEPS);
  if (Object.keys(errors).length > 0) {
    dispatchQuote({ type: 'refused', errors });
    void showToast({ title: 'Formular unvollständig', description: 'Bitte füllen Sie alle Pflichtfelder aus.', tone: 'destructive' });
    return;
  }
  const state = dispatchQuote({ type: 'sending' });
  try {
    const answer = await sendQuote(state);
    dispatchQuote({ type: 'emptied' });
    onSent?.();
    const receipt = buildReceipt(answer);
    void showToast({
      title: 'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
      ...(receipt && { description: receipt }),
    });
  } catch (error) {
    console.error('Quote request failed:', error);
    dispatchQuote({ type: 'failed', fieldErrors: error instanceof QuoteRefusedError ? error.fieldErrors : {} });
    void showToast({
      title: 'Fehler beim Senden',
      description: 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
      tone: 'destructive',
    });
  }
}

/** Reference and promised answer in one line; '' from a server that names neither. */
function buildReceipt({ reference, respondBy }: Partial<Extract<QuoteAnswer, { success: true }>>): string {
  const promise =
    respondBy && !Number.isNaN(Date.parse(respondBy)) ? `Antwort bis ${respondByFormat.format(new Date(respondBy))} Uhr.` : '';
  return [reference && `Ihre Vorgangsnummer: ${reference}.`, promise].filter(Boolean).join(' ');
}
