import { QueryState } from '#app/private/query-state.tsx';
import { useHeadOfRecord } from '#app/private/use-head-of-record.ts';
import { useAdminOffer } from './admin-offer.ts';
import { OfferEditor, type FindParty } from './offer-editor.tsx';
import { OfferRecord } from './offer-record.tsx';
import { BesideOffers } from './offer-list.tsx';
import { MissingPage } from '#app/private/page-head.tsx';

/** A draft in the editor, a sent offer as its record. */
export function OfferPage({ id, findParty }: { id: string; findParty: FindParty }) {
  const query = useAdminOffer(id);
  useHeadOfRecord(query.data?.status);
  return (
    // The editor shows the sheet beside its fields instead.
    <BesideOffers isAlone={query.data?.status === 'draft'}>
      <QueryState query={query}>
        {(offer) => {
          if (!offer)
            return (
              <MissingPage
                title="Dieses Angebot gibt es nicht"
                back={['/admin/angebote', 'Zu den Angeboten']}
              />
            );
          return offer.status === 'draft' ? (
            <OfferEditor key={offer.id} offer={offer} findParty={findParty} />
          ) : (
            <OfferRecord key={offer.id} offer={offer} />
          );
        }}
      </QueryState>
    </BesideOffers>
  );
}
