import { ProjectRecord } from '#app/features/admin-projects/project-record.tsx';
import { useSession } from '#app/features/session/session-store.ts';
import type { Route } from './+types/project.ts';

export default function AdminProject({ params }: Route.ComponentProps) {
  const { user } = useSession();
  return <ProjectRecord key={params.id} id={params.id} ownId={user?.id ?? ''} />;
}
