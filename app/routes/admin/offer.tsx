import { findParty } from '#app/features/customers/read-sources.ts';
import { OfferPage } from '#app/features/offers/offer-page.tsx';
import type { Route } from './+types/offer.ts';

export default function AdminOffer({ params }: Route.ComponentProps) {
  return <OfferPage id={params.id} findParty={findParty} />;
}
