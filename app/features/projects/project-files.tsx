import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tables } from '#shared/database-types.ts';
import { formatBytes } from '#shared/projects/work-files.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { FileDrop } from '#app/lib/files/file-drop.tsx';
import { FilePreview } from '#app/private/file-preview.tsx';
import { downloadFile } from '#app/lib/files/stored-file.ts';
import { UploadList } from '#app/lib/files/upload-list.tsx';
import { useUploads } from '#app/lib/files/use-uploads.ts';
import { FileRow } from '#app/private/file-row.tsx';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import { PROJECT_FILES, projectFilesKey } from './project-rows.ts';

type ProjectFile = Tables<'project_files'>;
/** With a file a project cannot be deleted any more. */
const READS = [['project-files'], ['project']];

type ProjectFilesProps = {
  projectId: string;
  ownId: string;
  /** Staff may delete every file, customers their own. */
  isStaff: boolean;
};

/** Files of one project: adding, looking at, saving and deleting them. */
export function ProjectFiles({ projectId, ownId, isStaff }: ProjectFilesProps) {
  const queries = useQueryClient();
  const key = projectFilesKey(projectId);
  const query = useRows<ProjectFile[]>(key, (client) =>
    client
      .from('project_files')
      .select('*')
      .eq('project_id', projectId)
      .order('created_at', { ascending: false }),
  );
  useLiveTable('project_files', READS);
  const { uploads, add, retry, cancel, isBusy } = useUploads({
    bucket: PROJECT_FILES,
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
    <PaddedPanel id="dateien" title="Dateien">
      <UnsavedGuard dirty={isBusy || uploads.some(({ canRetry }) => canRetry)} />
      <FileDrop
        className="flex flex-wrap items-center justify-between gap-3 px-4 py-2 transition-colors"
        label="Dateien auswählen"
        onPick={add}
      >
        <p className="min-w-0 flex-1 basis-56 text-small text-muted">
          <span className="pointer-coarse:hidden">Dateien hierher ziehen: </span>
          Bilder, PDF, Office, ZIP, Schriften und Filme bis 50&nbsp;MB
        </p>
      </FileDrop>
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      <div className="mt-3">
        <QueryState query={query}>
          {(files) =>
            files.length === 0 ? (
              uploads.length === 0 && (
                <p className="max-w-[52ch] text-small text-muted">
                  Noch keine Dateien.{' '}
                  {isStaff
                    ? 'Entwürfe und Unterlagen, die Sie hier ablegen, sieht auch der Kunde.'
                    : 'Legen Sie hier Logo, Texte und Bilder ab. Unsere Entwürfe erscheinen ' +
                      'ebenfalls hier.'}
                </p>
              )
            ) : (
              <ul className="panel panel-rows *:panel-row" aria-label="Dateien des Projekts">
                {files.map((file) => (
                  <FileRow
                    key={file.id}
                    roomy
                    file={file}
                    note={
                      <>
                        {formatBytes(file.size_bytes)} · {formatShortDay(file.created_at)}
                        {file.uploaded_by === ownId && ' · von Ihnen'}
                      </>
                    }
                    onPreview={() => setPreview(file)}
                  >
                    <IconButton
                      icon="download"
                      label={`${file.name} herunterladen`}
                      onClick={() => void downloadFile(PROJECT_FILES, file)}
                    />
                    {(isStaff || file.uploaded_by === ownId) && (
                      <IconButton
                        icon="trash"
                        className="text-muted"
                        label={`${file.name} löschen`}
                        onClick={() => setDoomed(file)}
                      />
                    )}
                  </FileRow>
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
      {preview && (
        <FilePreview bucket={PROJECT_FILES} file={preview} onClose={() => setPreview(undefined)} />
      )}
      {doomed && (
        <DeleteFileDialog
          bucket={PROJECT_FILES}
          file={doomed}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </PaddedPanel>
  );
}
