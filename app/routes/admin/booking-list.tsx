import { BookingList } from '#app/features/bookings/booking-list.tsx';
import { BOOKINGS_KEY } from '#app/features/bookings/calendar-data.ts';
import { NewBooking } from '#app/features/bookings/new-booking.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';

const READS = [BOOKINGS_KEY];

export default function AdminBookingList() {
  useLiveTable('bookings', READS);
  return (
    <>
      <PageHead title="Terminliste">
        <NewBooking />
      </PageHead>
      <BookingList />
    </>
  );
}
