import { ProjectPage } from '#app/features/projects/project-page.tsx';
import { useSession } from '#app/lib/session-store.ts';
import type { Route } from './+types/project.ts';

export default function PortalProject({ params }: Route.ComponentProps) {
  const { user } = useSession();
  return user && <ProjectPage key={params.id} id={params.id} userId={user.id} />;
}
