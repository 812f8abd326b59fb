import { ProjectList } from '#app/features/projects/project-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function PortalProjects() {
  const { user } = useSession();
  return (
    <>
      <PageHead title="Projekte" />
      {user && <ProjectList userId={user.id} />}
    </>
  );
}
