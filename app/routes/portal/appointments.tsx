import { Appointments } from '#app/features/portal-bookings/appointments.tsx';
import { useSession } from '#app/features/session/session-store.ts';

export default function PortalAppointments() {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <>
      <h1 className="mb-8 text-head">Termine</h1>
      <Appointments userId={user.id} person={{ name: profile?.full_name ?? '', email: user.email ?? '' }} />
    </>
  );
}
