import { Badge } from '#app/ui/badge.tsx';
import { OFFER_STATES, type OfferState } from './offer-facts.ts';

/** The state of an offer as its customer reads it. */
export function CustomerBadge({ state }: { state: OfferState }) {
  const { customer, tone, customerTone = tone } = OFFER_STATES[state];
  return <Badge tone={customerTone}>{customer}</Badge>;
}
