import { RequestOffers } from '#app/features/offers/request-offers.tsx';
import { RequestRecord } from '#app/features/requests/request-record.tsx';
import type { Route } from './+types/request.ts';

export default function AdminRequest({ params }: Route.ComponentProps) {
  return (
    <RequestRecord id={params.id} offersOf={(request) => <RequestOffers request={request} />} />
  );
}
