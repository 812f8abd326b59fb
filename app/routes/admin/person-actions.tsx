import { NewBooking } from '#app/features/bookings/new-booking.tsx';
import { findParty, type Person } from '#app/features/customers/read-sources.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { StartOfferButton } from '#app/features/offers/start-offer-button.tsx';

type PersonActionsProps = {
  /** Empty texts where nothing is known. */
  person: Person & { phone: string };
  /** It is about an offer already, or he has no address. */
  withoutOffer?: boolean;
};

/** What can be begun for whoever writes, filled with what is known of him. */
export const PersonActions = ({ person, withoutOffer = false }: PersonActionsProps) => {
  const { country } = useCompany();
  return (
    <div className="mt-4 flex flex-wrap gap-2 @min-[40rem]:grid">
      {!withoutOffer && (
        <StartOfferButton
          source={null}
          variant="secondary"
          customer={(client) => findParty(client, person, country)}
        >
          Angebot erstellen
        </StartOfferButton>
      )}
      <NewBooking variant="secondary" person={person} />
    </div>
  );
};
