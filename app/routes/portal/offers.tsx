import { OfferList } from '#app/features/offers/portal-offer-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { SampleOffer } from './first-sight.tsx';

export default function PortalOffers() {
  const { user } = useSession();
  return user && <OfferList userId={user.id} sample={<SampleOffer />} />;
}
