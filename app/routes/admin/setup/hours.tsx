import { BookingTimes } from '#app/features/bookings/booking-times.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function SetupHours() {
  return (
    <>
      <PageHead
        title="Zeiten"
        note={
          'Wann Besucher ein Gespräch buchen können. Ihre Öffnungszeiten stehen bei den ' +
          'Firmendaten.'
        }
      />
      <BookingTimes />
    </>
  );
}
