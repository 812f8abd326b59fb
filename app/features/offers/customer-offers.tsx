import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { RecordPart } from '#app/private/record-part.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { OfferBadge } from './offer-columns.tsx';
import { findOfferState } from './offer-facts.ts';

type Row = {
  id: string;
  number: string | null;
  version: number;
  status: string;
  title: string;
  gross_cents: number | null;
  accepted_gross_cents: number | null;
  valid_until: string | null;
  /** Questions and answers, as they came. */
  offer_events: { kind: string }[];
};

/** The offers of one customer, newest first; a replaced version is left out, as in the portal. */
export function CustomerOffers({ customerId }: { customerId: string }) {
  const query = useRows<Row[]>(['admin-offers', 'customer', customerId], (client) =>
    client
      .from('offers')
      .select(
        'id,number,version,status,title:content->>title,gross_cents,accepted_gross_cents,valid_until,offer_events(kind)',
      )
      .in('offer_events.kind', ['question', 'answer'])
      .eq('customer_id', customerId)
      .neq('status', 'superseded')
      .order('created_at', { ascending: false })
      .order('id', { referencedTable: 'offer_events' }),
  );
  return (
    <RecordPart
      id="angebote"
      title="Angebote"
      query={query}
      whenEmpty="Noch keine Angebote."
      rowOf={(offer) => {
        const state = findOfferState(offer);
        const cents = offer.accepted_gross_cents ?? offer.gross_cents;
        return {
          id: offer.id,
          to: `/admin/angebote/${offer.id}`,
          title: offer.title || 'Ohne Titel',
          note: [
            `${offer.number ?? 'ohne Nummer'}${offer.version > 1 ? `, Fassung ${offer.version}` : ''}`,
            state === 'sent' && offer.valid_until && `bis ${formatBriefDay(offer.valid_until)}`,
          ]
            .filter(Boolean)
            .join(' · '),
          value: cents === null ? '' : formatCents(cents),
          mark:
            state !== 'withdrawn' && offer.offer_events.at(-1)?.kind === 'question' ? (
              <Badge tone="waiting">Frage offen</Badge>
            ) : (
              <OfferBadge offer={offer} />
            ),
        };
      }}
    />
  );
}
