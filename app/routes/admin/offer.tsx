import { findParty } from '#app/features/customers/read-sources.ts';
import { OfferPage } from '#app/features/offers/offer-page.tsx';
import { useCompany } from '#app/lib/use-site.ts';
import type { Route } from './+types/offer.ts';

export default function AdminOffer({ params }: Route.ComponentProps) {
  const { country } = useCompany();
  return (
    <OfferPage
      id={params.id}
      findParty={(client, customer) => findParty(client, customer, country)}
    />
  );
}
