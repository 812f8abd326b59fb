import { OfferList } from '#app/features/offers/portal-offer-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { PageHead } from '#app/private/page-head.tsx';

export default function PortalOffers() {
  const { user } = useSession();
  return (
    <>
      <PageHead title="Angebote" />
      {user && <OfferList userId={user.id} />}
    </>
  );
}
