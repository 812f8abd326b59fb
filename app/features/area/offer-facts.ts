import { agencyDay } from '#shared/agency-day.ts';
import type { TaxRule } from '#shared/billing.ts';
import { formatPercent } from '#shared/money.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';

export type OfferState = 'draft' | 'sent' | 'expired' | 'accepted' | 'refused' | 'superseded';

/** `customer` is the wording in the portal. */
export const OFFER_STATES: Readonly<Record<OfferState, { label: string; customer: string; tone: BadgeTone }>> = {
  draft: { label: 'Entwurf', customer: 'Entwurf', tone: 'neutral' },
  sent: { label: 'Gesendet', customer: 'Wartet auf Sie', tone: 'accent' },
  expired: { label: 'Abgelaufen', customer: 'Abgelaufen', tone: 'danger' },
  accepted: { label: 'Angenommen', customer: 'Beauftragt', tone: 'success' },
  refused: { label: 'Abgelehnt', customer: 'Abgelehnt', tone: 'neutral' },
  superseded: { label: 'Ersetzt', customer: 'Ersetzt', tone: 'neutral' },
};

export const findOfferState = (offer: { status: string; valid_until: string | null }): OfferState =>
  offer.status === 'sent' && offer.valid_until !== null && offer.valid_until < agencyDay(new Date())
    ? 'expired'
    : (offer.status as OfferState);

export type OfferEvent = { id: number; kind: string; actor: string | null; body: string; created_at: string };

export const EVENT_LABELS: Readonly<Record<string, string>> = {
  sent: 'Angebot gesendet',
  viewed: 'Vom Kunden geöffnet',
  question: 'Frage des Kunden',
  answer: 'Antwort der Agentur',
  accepted: 'Verbindlich angenommen',
  refused: 'Abgelehnt',
  superseded: 'Durch eine neue Fassung ersetzt',
};

export const taxLabel = (tax: TaxRule): string =>
  tax.category === 'S' ? `Umsatzsteuer ${formatPercent(tax.ratePercent)}` : 'Umsatzsteuer';

/** Why this tax, for the staff. */
export const taxReason = (tax: TaxRule): string =>
  tax.note || 'Niederländischer Satz: Der Kunde sitzt in den Niederlanden, ist privat oder hat keine USt-IdNr.';
