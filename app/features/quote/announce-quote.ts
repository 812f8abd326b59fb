import { formatDeadline } from '#shared/agency/moment.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { forgetAttribution } from '#app/lib/attribution.ts';
import { endConsultation } from '#app/lib/consultation.ts';
import { trackStep } from '#app/lib/track.ts';
import { keepReceipt, type QuoteReceipt } from './receipt.ts';

const SENT = 'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.';

/** Says it at once, and leaves on the page what is worth keeping. */
export function announceSent(answer: QuoteReceipt, title = SENT): void {
  trackStep('quote', 'sent');
  endConsultation();
  forgetAttribution();
  keepReceipt(answer);
  const receipt = buildReceipt(answer);
  void showToast({
    title,
    ...(receipt && { description: receipt }),
    about: 'quote',
  });
}

/** Reference and promised answer in one line; '' from a server that names neither. */
function buildReceipt({ reference, respondBy }: QuoteReceipt): string {
  const promise = respondBy ? `Antwort bis ${formatDeadline(respondBy)}.` : '';
  return [reference && `Ihre Vorgangsnummer: ${reference}.`, promise].filter(Boolean).join(' ');
}
