import { Appointments } from '#app/features/bookings/appointments.tsx';
import { isOver } from '#app/features/projects/project-rows.ts';
import { useOwnProjects } from '#app/features/projects/use-own-projects.ts';
import { useSession } from '#app/lib/session-store.ts';
import { ContactPerson } from './contact-person.tsx';

export default function PortalAppointments() {
  const { user, profile } = useSession();
  const { data: projects = [] } = useOwnProjects(user?.id ?? '');
  return (
    user && (
      <Appointments
        userId={user.id}
        person={{ name: profile?.full_name ?? '', email: user.email ?? '' }}
        contact={<ContactPerson />}
        hasProject={projects.some((project) => !isOver(project))}
      />
    )
  );
}
