import { Navigate, useSearchParams } from 'react-router';
import { BOOKINGS_KEY } from '#app/features/bookings/calendar-data.ts';
import { readView } from '#app/features/bookings/calendar-head.tsx';
import { MonthCalendar } from '#app/features/bookings/month-calendar.tsx';
import { NewBooking } from '#app/features/bookings/new-booking.tsx';
import { WeekCalendar } from '#app/features/bookings/week-calendar.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';

const READS = [BOOKINGS_KEY];
/** Views of this page until 0.3.0, now pages of their own: bookmarks lead on. */
const FORMER = ['liste', 'zeiten', 'verbindungen'];

export default function AdminBookings() {
  const [parameters] = useSearchParams();
  useLiveTable('bookings', READS);
  const view = parameters.get('ansicht') ?? '';
  if (FORMER.includes(view)) return <Navigate to={`/admin/termine/${view}`} replace />;
  return (
    <>
      <PageHead title="Kalender">
        <NewBooking />
      </PageHead>
      {readView(parameters) === 'monat' ? <MonthCalendar /> : <WeekCalendar />}
    </>
  );
}
