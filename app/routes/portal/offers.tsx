import { OfferList } from '#app/features/portal-offers/offer-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function PortalOffers() {
  const { user } = useSession();
  return (
    <>
      <PageHead title="Angebote" />
      {user && <OfferList userId={user.id} />}
    </>
  );
}
