import { ProjectList } from '#app/features/projects/project-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { PageHead } from '#app/private/page-head.tsx';

export default function PortalProjects() {
  const { user } = useSession();
  return (
    <>
      <PageHead title="Projekte" />
      {user && <ProjectList userId={user.id} />}
    </>
  );
}
