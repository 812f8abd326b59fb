import { ProjectTable } from '#app/features/admin-projects/project-table.tsx';

export default function AdminProjects() {
  return <ProjectTable />;
}
