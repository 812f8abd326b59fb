import { useSearchParams } from 'react-router';
import { BookingList } from '#app/features/bookings/booking-list.tsx';
import { BOOKINGS_KEY } from '#app/features/bookings/calendar-data.ts';
import { BookingTimes } from '#app/features/bookings/booking-times.tsx';
import { CalendarConnections } from '#app/features/bookings/calendar-connections.tsx';
import { NewBooking } from '#app/features/bookings/new-booking.tsx';
import { WeekCalendar } from '#app/features/bookings/week-calendar.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { Tabs } from '#app/ui/content/tabs.tsx';
import { PageHead } from '#app/private/page-head.tsx';

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
        onChange={(view) =>
          setParameters(view === 'kalender' ? {} : { ansicht: view }, { preventScrollReset: true })
        }
        tabs={[
          { value: 'kalender', label: 'Kalender', content: <WeekCalendar /> },
          { value: 'liste', label: 'Liste', content: <BookingList /> },
          { value: 'zeiten', label: 'Zeiten', content: <BookingTimes /> },
          { value: 'verbindungen', label: 'Verbindungen', content: <CalendarConnections /> },
        ]}
      />
    </>
  );
}
