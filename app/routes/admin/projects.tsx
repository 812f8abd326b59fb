import { ProjectTable } from '#app/features/admin-projects/project-table.tsx';

export default function AdminProjects() {
  return (
    <>
      <h1 className="mb-6 text-head">Projekte</h1>
      <ProjectTable />
    </>
  );
}
