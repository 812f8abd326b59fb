import { ProjectRecord } from '#app/features/projects/project-record.tsx';
import { useSession } from '#app/lib/session-store.ts';
import type { Route } from './+types/project.ts';

export default function AdminProject({ params }: Route.ComponentProps) {
  const { user } = useSession();
  return <ProjectRecord key={params.id} id={params.id} ownId={user?.id ?? ''} />;
}
