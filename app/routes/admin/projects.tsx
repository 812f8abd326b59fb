import { ProjectTable } from '#app/features/projects/project-table.tsx';

export default function AdminProjects() {
  return <ProjectTable />;
}
