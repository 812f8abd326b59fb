import { formatDay } from '#shared/core/format.ts';
import type { Terms } from '#shared/offers/offer.ts';
import { ScrollArea } from '#app/ui/overlay/scroll-area.tsx';

/** The terms and conditions as they were when the offer was sent. */
export const OfferTerms = ({ terms }: { terms: Terms }) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
      AGB vom {formatDay(terms.updated)} lesen
    </summary>
    <ScrollArea label="Allgemeine Geschäftsbedingungen" className="max-h-80">
      <p className="pr-4 pb-3 text-small break-words whitespace-pre-line">
        {terms.text.replaceAll('# ', '')}
      </p>
    </ScrollArea>
    <p className="pb-2 text-small text-muted">Sie stehen auch im PDF dieses Angebots.</p>
  </details>
);
