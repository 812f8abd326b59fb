import { useNavigate } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { deleteVersion } from '#app/private/delete-version.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { projectKey, PROJECTS_KEY } from './project-rows.ts';

/** Deletes a project that holds nothing of its customer; the database knows whether it may. */
export function useProjectRemoval(id: string) {
  const navigate = useNavigate();
  const { data: isAllowed = false } = useRows<boolean>([...projectKey(id), 'removal'], (client) =>
    client.rpc('may_delete_project', { project: id }),
  );
  const { mutate, isPending } = useRowChange<string>({
    reads: [PROJECTS_KEY],
    write: (client, seen) => deleteVersion(client, 'projects', id, seen),
    done: 'Projekt gelöscht',
    failed: 'Nicht gelöscht',
  });
  const remove = (seen: string): void =>
    mutate(seen, { onSuccess: () => navigate('/admin/projekte', { replace: true }) });
  return { isAllowed, isPending, remove };
}
