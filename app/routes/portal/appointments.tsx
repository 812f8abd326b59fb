import { getContentSettings } from '#content/settings.ts';
import { Appointments } from '#app/features/bookings/appointments.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { BesideContact } from './contact-person.tsx';
import type { Route } from './+types/appointments.ts';

export const loader = () => ({ portrait: getContentSettings().slots.owner ?? null });

export default function PortalAppointments({ loaderData: { portrait } }: Route.ComponentProps) {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <BesideContact portrait={portrait}>
      <PageHead title="Termine" />
      <Appointments
        userId={user.id}
        person={{ name: profile?.full_name ?? '', email: user.email ?? '' }}
      />
    </BesideContact>
  );
}
