import { Appointments } from '#app/features/bookings/appointments.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { ContactPerson } from './contact-person.tsx';

export default function PortalAppointments() {
  const { user, profile } = useSession();
  return (
    user && (
      <Appointments
        userId={user.id}
        person={{ name: profile?.full_name ?? '', email: user.email ?? '' }}
        contact={<ContactPerson />}
      />
    )
  );
}
