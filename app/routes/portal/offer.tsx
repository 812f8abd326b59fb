import { OfferDetail } from '#app/features/offers/offer-detail.tsx';
import type { Route } from './+types/offer.ts';

export default function PortalOffer({ params }: Route.ComponentProps) {
  return <OfferDetail id={params.id} />;
}
