import { useSearchParams } from 'react-router';
import { BookingList } from '#app/features/admin-bookings/booking-list.tsx';
import { BOOKINGS_KEY } from '#app/features/admin-bookings/calendar-data.ts';
import { BookingTimes } from '#app/features/admin-bookings/booking-times.tsx';
import { NewBooking } from '#app/features/admin-bookings/new-booking.tsx';
import { WeekCalendar } from '#app/features/admin-bookings/week-calendar.tsx';
import { useLiveTable } from '#app/features/area/use-live-table.ts';
import { Tabs } from '#app/ui/content/tabs.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

const READS = [BOOKINGS_KEY];

export default function AdminBookings() {
  const [parameters, setParameters] = useSearchParams();
  useLiveTable('bookings', READS);
  return (
    <>
      <PageHead title="Termine">
        <NewBooking />
      </PageHead>
      <Tabs
        label="Ansicht"
        value={parameters.get('ansicht') ?? 'kalender'}
        onChange={(view) => setParameters(view === 'kalender' ? {} : { ansicht: view }, { preventScrollReset: true })}
        tabs={[
          { value: 'kalender', label: 'Kalender', content: <WeekCalendar /> },
          { value: 'liste', label: 'Liste', content: <BookingList /> },
          { value: 'zeiten', label: 'Zeiten', content: <BookingTimes /> },
        ]}
      />
    </>
  );
}
