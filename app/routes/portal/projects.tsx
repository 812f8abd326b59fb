import { ProjectList } from '#app/features/projects/project-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { SampleProject } from './first-sight.tsx';

export default function PortalProjects() {
  const { user } = useSession();
  return user && <ProjectList userId={user.id} sample={<SampleProject />} />;
}
