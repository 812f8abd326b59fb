import type { QuoteAnswer } from '#shared/quote/quote.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { endConsultation } from '#app/lib/consultation.ts';
import { trackStep } from '#app/lib/track.ts';

const respondByFormat = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

export type QuoteReceipt = Partial<Extract<QuoteAnswer, { success: true }>>;

export function announceSent(answer: QuoteReceipt): void {
  trackStep('quote', 'sent');
  endConsultation();
  const receipt = buildReceipt(answer);
  void showToast({
    title: 'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
    ...(receipt && { description: receipt }),
    about: 'quote',
  });
}

/** Reference and promised answer in one line; '' from a server that names neither. */
function buildReceipt({ reference, respondBy }: QuoteReceipt): string {
  const promise =
    respondBy && !Number.isNaN(Date.parse(respondBy))
      ? `Antwort bis ${respondByFormat.format(new Date(respondBy))}\u00a0Uhr.`
      : '';
  return [reference && `Ihre Vorgangsnummer: ${reference}.`, promise].filter(Boolean).join(' ');
}
