import { useState } from 'react';
import { formatBytes } from '#shared/projects/work-files.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { canPreview, downloadFile } from '#app/lib/files/stored-file.ts';
import { Dialog } from '#app/private/dialog.tsx';
import { FilePreview } from '#app/private/file-preview.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MESSAGE_FILES } from './message.ts';

type MessageFilesProps = {
  files: readonly FileEntry[];
  /** Where the reader may take them away. */
  onRemove?: ((file: FileEntry) => void) | undefined;
};

const LINE = 'flex min-h-11 items-center gap-2.5 text-left text-small';

/** What was sent with a message, to look at or to save; of what was removed the name stays. */
export function MessageFiles({ files, onRemove }: MessageFilesProps) {
  const [preview, setPreview] = useState<FileEntry>();
  const [doomed, setDoomed] = useState<FileEntry>();
  return (
    <>
      <ul className="grid gap-1">
        {files.map((file, index) => (
          <li key={file.path || index} className="flex justify-between gap-3">
            {file.path === '' ? (
              <span className={LINE}>
                <Icon name="file" size={18} />
                <span className="min-w-0 break-all">{file.name} (entfernt)</span>
              </span>
            ) : (
              <button
                type="button"
                className={`${LINE} underline underline-offset-4`}
                onClick={() =>
                  canPreview(file) ? setPreview(file) : void downloadFile(MESSAGE_FILES, file)
                }
              >
                <Icon name="file" size={18} />
                <span className="min-w-0 break-all">
                  {file.name} ({formatBytes(file.size_bytes)})
                </span>
              </button>
            )}
            {onRemove && file.path !== '' && (
              <button
                type="button"
                aria-label={`${file.name} entfernen`}
                className="grid size-11 shrink-0 place-items-center"
                onClick={() => setDoomed(file)}
              >
                <Icon name="trash" size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {preview && (
        <FilePreview bucket={MESSAGE_FILES} file={preview} onClose={() => setPreview(undefined)} />
      )}
      {doomed && (
        <Dialog
          open
          onClose={() => setDoomed(undefined)}
          title="Datei entfernen?"
          description={doomed.name}
          footer={
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                variant="danger"
                onClick={() => {
                  setDoomed(undefined);
                  onRemove?.(doomed);
                }}
              >
                Entfernen
              </Button>
              <Button size="small" variant="secondary" onClick={() => setDoomed(undefined)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          <p>
            Die Datei verschwindet für Sie und den Kunden, in der Nachricht bleibt ihr Name stehen.
            Das lässt sich nicht rückgängig machen.
          </p>
        </Dialog>
      )}
    </>
  );
}
