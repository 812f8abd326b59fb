import { OfferList } from '#app/features/offers/offer-list.tsx';

export default function AdminOffers() {
  return <OfferList />;
}
