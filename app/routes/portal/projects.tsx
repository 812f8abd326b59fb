import { ProjectList } from '#app/features/projects/project-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';

export default function PortalProjects() {
  const { user } = useSession();
  return (
    <>
      <h1 className="mb-6 text-head">Projekte</h1>
      {user && <ProjectList userId={user.id} />}
    </>
  );
}
