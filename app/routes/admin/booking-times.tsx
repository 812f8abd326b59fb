import { BookingTimes } from '#app/features/bookings/booking-times.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminBookingTimes() {
  return (
    <>
      <PageHead title="Zeiten" />
      <BookingTimes />
    </>
  );
}
