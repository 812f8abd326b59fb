import type { ComponentProps } from 'react';
import { NewBooking } from '#app/features/bookings/new-booking.tsx';
import { RequestOffers } from '#app/features/offers/request-offers.tsx';

/** What an enquiry leads to: offers, and a talk. */
export const RequestActions = ({ request }: ComponentProps<typeof RequestOffers>) => (
  <RequestOffers request={request}>
    <NewBooking variant="secondary" person={request} />
  </RequestOffers>
);
