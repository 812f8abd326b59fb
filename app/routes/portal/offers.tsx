import { OfferList } from '#app/features/portal-offers/offer-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';

export default function PortalOffers() {
  const { user } = useSession();
  return (
    <>
      <h1 className="mb-6 text-head">Angebote</h1>
      {user && <OfferList userId={user.id} />}
    </>
  );
}
