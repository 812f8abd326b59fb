import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tables } from '#shared/database-types.ts';
import { formatBytes } from '#shared/projects/work-files.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { FileDrop } from '#app/lib/files/file-drop.tsx';
import { FilePreview } from '#app/private/file-preview.tsx';
import { canPreview, downloadFile } from '#app/lib/files/stored-file.ts';
import { UploadList } from '#app/lib/files/upload-list.tsx';
import { useUploads } from '#app/lib/files/use-uploads.ts';

type ProjectFile = Tables<'project_files'>;
const BUCKET = 'project-files';
const READS = [['project-files']];

type ProjectFilesProps = {
  projectId: string;
  ownId: string;
  /** Staff may delete every file, customers their own. */
  isStaff: boolean;
};

/** Files of one project: adding, looking at, saving and deleting them. */
export function ProjectFiles({ projectId, ownId, isStaff }: ProjectFilesProps) {
  const queries = useQueryClient();
  const key = ['project-files', projectId];
  const query = useRows<ProjectFile[]>(key, (client) =>
    client
      .from('project_files')
      .select('*')
      .eq('project_id', projectId)
      .order('created_at', { ascending: false }),
  );
  useLiveTable('project_files', READS);
  const { uploads, add, retry, cancel, isBusy } = useUploads({
    bucket: BUCKET,
    folder: projectId,
    onStored: async ({ path, name }) => {
      const { error } = await (
        await loadSupabase()
      ).rpc('register_project_file', { object_path: path, file_name: name });
      if (error) throw error;
      await queries.invalidateQueries({ queryKey: key });
    },
  });
  const [preview, setPreview] = useState<ProjectFile>();
  const [doomed, setDoomed] = useState<ProjectFile>();

  return (
    <section aria-labelledby="dateien">
      <UnsavedGuard dirty={isBusy} />
      <h2 id="dateien" className="mb-4 text-title">
        Dateien
      </h2>
      <FileDrop
        className="grid justify-items-start gap-3 p-4 transition-colors sm:p-5"
        label="Dateien auswählen"
        onPick={add}
      >
        <p className="text-small text-muted">
          <span className="pointer-coarse:hidden">
            Ziehen Sie Dateien hierher oder wählen Sie sie aus.{' '}
          </span>
          Bilder, PDF, Office, ZIP, Schriften und Filme bis 50&nbsp;MB.
        </p>
      </FileDrop>
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      <div className="mt-5">
        <QueryState query={query}>
          {(files) =>
            files.length === 0 ? (
              uploads.length === 0 && (
                <EmptyState title="Noch keine Dateien">
                  {isStaff
                    ? 'Entwürfe und Unterlagen, die Sie hier ablegen, sieht auch der Kunde.'
                    : 'Legen Sie hier Logo, Texte und Bilder ab. Unsere Entwürfe erscheinen ' +
                      'ebenfalls hier.'}
                </EmptyState>
              )
            ) : (
              <ul className="border-t border-line" aria-label="Dateien des Projekts">
                {files.map((file) => (
                  <li
                    key={file.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
                  >
                    <span className="flex min-w-0 flex-1 basis-56 items-start gap-3">
                      <Icon name="file" className="mt-0.5" />
                      <span className="min-w-0">
                        <span className="block font-semibold break-words">{file.name}</span>
                        <span className="block text-small text-muted">
                          {formatBytes(file.size_bytes)} · {formatMoment(file.created_at)}
                          {file.uploaded_by === ownId && ' · von Ihnen'}
                        </span>
                      </span>
                    </span>
                    <span className="flex gap-1 max-sm:pl-4">
                      {canPreview(file) && (
                        <Button
                          size="small"
                          variant="quiet"
                          onClick={() => setPreview(file)}
                          aria-label={`Vorschau von ${file.name}`}
                        >
                          Vorschau
                        </Button>
                      )}
                      <IconButton
                        icon="download"
                        label={`${file.name} herunterladen`}
                        onClick={() => void downloadFile(BUCKET, file)}
                      />
                      {(isStaff || file.uploaded_by === ownId) && (
                        <IconButton
                          icon="trash"
                          label={`${file.name} löschen`}
                          onClick={() => setDoomed(file)}
                        />
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
      {preview && (
        <FilePreview bucket={BUCKET} file={preview} onClose={() => setPreview(undefined)} />
      )}
      {doomed && <DeleteDialog file={doomed} onClose={() => setDoomed(undefined)} />}
    </section>
  );
}

function DeleteDialog({ file, onClose }: { file: ProjectFile; onClose: () => void }) {
  const key = ['project-files', file.project_id];
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
      await client.storage.from(BUCKET).remove([file.path]);
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
