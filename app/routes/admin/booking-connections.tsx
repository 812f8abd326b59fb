import { CalendarConnections } from '#app/features/bookings/calendar-connections.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminBookingConnections() {
  return (
    <>
      <PageHead title="Verbindungen" />
      <CalendarConnections />
    </>
  );
}
