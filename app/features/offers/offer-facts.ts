import { findToday } from '#shared/agency/agency-day.ts';
import type { TaxRule } from '#shared/billing/billing.ts';
import type { OfferEvent } from '#shared/offers/offer-call.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';

export type OfferState =
  | 'draft'
  | 'sent'
  | 'expired'
  | 'accepted'
  | 'refused'
  | 'superseded'
  | 'withdrawn';

/** `customer` is the wording in the portal; `customerTone` where his turn is not the agency's. */
export const OFFER_STATES: Readonly<
  Record<OfferState, { label: string; customer: string; tone: BadgeTone; customerTone?: BadgeTone }>
> = {
  draft: { label: 'Entwurf', customer: 'Entwurf', tone: 'draft' },
  sent: {
    label: 'Gesendet',
    customer: 'Wartet auf Sie',
    tone: 'neutral',
    customerTone: 'waiting',
  },
  expired: { label: 'Abgelaufen', customer: 'Abgelaufen', tone: 'danger' },
  accepted: { label: 'Beauftragt', customer: 'Beauftragt', tone: 'success' },
  refused: { label: 'Abgelehnt', customer: 'Abgelehnt', tone: 'lost' },
  superseded: { label: 'Ersetzt', customer: 'Ersetzt', tone: 'lost' },
  withdrawn: { label: 'Zurückgezogen', customer: 'Zurückgezogen', tone: 'lost' },
};

export const findOfferState = (offer: { status: string; valid_until: string | null }): OfferState =>
  offer.status === 'sent' && offer.valid_until !== null && offer.valid_until < findToday()
    ? 'expired'
    : (offer.status as OfferState);

/** Only where an answer could be written and found: not of what was replaced or withdrawn. */
export const takesNotes = ({ status }: { status: string }): boolean =>
  status !== 'superseded' && status !== 'withdrawn';

/** The customer had the last word, and an answer can be written. */
export const asksUs = (offer: { status: string; offer_events: readonly OfferEvent[] }): boolean =>
  takesNotes(offer) &&
  offer.offer_events.findLast(({ kind }) => kind === 'question' || kind === 'answer')?.kind ===
    'question';

export const EVENT_LABELS: Readonly<Record<string, string>> = {
  sent: 'Angebot gesendet',
  viewed: 'Vom Kunden geöffnet',
  question: 'Frage des Kunden',
  answer: 'Antwort der Agentur',
  accepted: 'Beauftragt',
  refused: 'Abgelehnt',
  superseded: 'Durch eine neue Fassung ersetzt',
  withdrawn: 'Zurückgezogen',
  link_sent: 'Neuer Link gesendet',
  link_revoked: 'Link widerrufen',
};

/** The same as the customer reads them. */
export const CUSTOMER_EVENT_LABELS: Readonly<Record<string, string>> = {
  ...EVENT_LABELS,
  question: 'Ihre Frage',
  answer: 'Unsere Antwort',
};

/** Why this tax, for the staff. */
export const taxReason = (tax: TaxRule): string =>
  tax.note ||
  'Niederländischer Satz: Der Kunde sitzt in den Niederlanden, ist privat oder hat keine USt-IdNr.';
