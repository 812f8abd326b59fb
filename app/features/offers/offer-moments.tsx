import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { toMoments, type Moment, type Moments } from '#app/private/moments.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
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
  created_at: string;
  sent_at: string | null;
  decided_at: string | null;
  /** Questions and answers, as they came. */
  offer_events: { id: number; kind: string; body: string; created_at: string }[];
};

/**
 * What a customer was offered, asked and decided; a replaced version is left
 * out, as in the portal.
 */
export const useOfferMoments = (customerId: string): Moments =>
  toMoments(
    useRows<Row[]>(['admin-offers', 'customer', customerId], (client) =>
      client
        .from('offers')
        .select(
          'id,number,version,status,title:content->>title,gross_cents,accepted_gross_cents,valid_until,created_at,sent_at,decided_at,offer_events(id,kind,body,created_at)',
        )
        .in('offer_events.kind', ['question', 'answer'])
        .eq('customer_id', customerId)
        .neq('status', 'superseded')
        .order('created_at', { ascending: false })
        .order('id', { referencedTable: 'offer_events' }),
    ),
    tell,
  );

function tell(offer: Row): Moment[] {
  const state = findOfferState(offer);
  const to = `/admin/angebote/${offer.id}`;
  const title = offer.title || 'Ohne Titel';
  const number = `${offer.number ?? 'ohne Nummer'}${offer.version > 1 ? `, Fassung ${offer.version}` : ''}`;
  const cents = offer.accepted_gross_cents ?? offer.gross_cents;
  const value = cents === null ? {} : { value: formatCents(cents) };
  const asks = state !== 'withdrawn' && offer.offer_events.at(-1)?.kind === 'question';
  const decided: Moment[] =
    offer.decided_at && (state === 'accepted' || state === 'refused')
      ? [
          {
            id: `${offer.id}-decided`,
            at: offer.decided_at,
            icon: state === 'accepted' ? 'check' : 'close',
            kind: state === 'accepted' ? 'Angebot beauftragt' : 'Angebot abgelehnt',
            title,
            to,
            ...value,
          },
        ]
      : [];
  return [
    {
      id: offer.id,
      at: offer.sent_at ?? offer.created_at,
      icon: 'file',
      kind: offer.sent_at ? 'Angebot gesendet' : 'Angebot begonnen',
      title,
      note: [
        number,
        state === 'sent' && offer.valid_until && `bis ${formatBriefDay(offer.valid_until)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      to,
      mark: asks ? <Badge tone="waiting">Frage offen</Badge> : <OfferBadge offer={offer} />,
      isOpen: asks || state === 'draft' || state === 'sent' || state === 'expired',
      ...value,
    },
    ...decided,
    ...offer.offer_events.map((event): Moment => ({
      id: `${offer.id}-${event.id}`,
      at: event.created_at,
      icon: 'chat',
      kind: `${event.kind === 'question' ? 'Frage' : 'Antwort'} zum Angebot ${offer.number ?? ''}`,
      title: event.body,
      to,
    })),
  ];
}
