import { Appointments } from '#app/features/bookings/appointments.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { BesideContact } from './contact-person.tsx';

export default function PortalAppointments() {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <BesideContact>
      <PageHead title="Termine" />
      <Appointments
        userId={user.id}
        person={{ name: profile?.full_name ?? '', email: user.email ?? '' }}
      />
    </BesideContact>
  );
}
