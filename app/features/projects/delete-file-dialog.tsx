import type { Tables } from '#shared/database-types.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { projectFilesKey } from './project-rows.ts';

type ProjectFile = Tables<'project_files'>;
type DeleteFileDialogProps = { bucket: string; file: ProjectFile; onClose: () => void };

/** Asks once and deletes a file of a project, its bytes included. */
export function DeleteFileDialog({ bucket, file, onClose }: DeleteFileDialogProps) {
  const key = projectFilesKey(file.project_id);
  const remove = useRowChange<void>({
    reads: [key],
    optimistic: (queries) =>
      queries.setQueryData<ProjectFile[]>(key, (files) =>
        files?.filter(({ id }) => id !== file.id),
      ),
    write: async (client) => {
      const { data, error } = await client
        .from('project_files')
        .delete()
        .eq('id', file.id)
        .select('id');
      if (error || data.length === 0) return { error: error ?? { message: 'not deleted' } };
      // Bytes that stay behind are removed by the worker within a day.
      await client.storage.from(bucket).remove([file.path]);
      return { error: null };
    },
    done: 'Datei gelöscht',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Datei löschen?"
      description={file.name}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              remove.mutate();
              onClose();
            }}
          >
            Löschen
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p>Die Datei verschwindet für alle Beteiligten. Das lässt sich nicht rückgängig machen.</p>
    </Dialog>
  );
}
