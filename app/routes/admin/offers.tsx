import { OfferList } from '#app/features/admin-offers/offer-list.tsx';

export default function AdminOffers() {
  return <OfferList />;
}
