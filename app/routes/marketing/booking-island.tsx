import type { ComponentProps } from 'react';
import BookingForm from '#app/features/bookings/booking-form.island.tsx';
import { Island, type When } from '#app/islands/island.tsx';
import { PhoneLink } from './phone-link.tsx';

/** The calendar, and what to do where it cannot be. */
export const BookingIsland = ({
  when,
  ...props
}: { when: When } & ComponentProps<typeof BookingForm>) => (
  <>
    <noscript>
      <p className="mb-4">
        Für die Auswahl der Zeiten braucht Ihr Browser JavaScript. Oder rufen Sie uns an:{' '}
        <PhoneLink />.
      </p>
    </noscript>
    <Island of={BookingForm} when={when} props={props} />
  </>
);
