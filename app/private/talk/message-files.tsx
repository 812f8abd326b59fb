import { useState } from 'react';
import { formatBytes } from '#shared/projects/work-files.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { canPreview, downloadFile } from '#app/lib/files/stored-file.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { FilePreview } from '#app/private/file-preview.tsx';
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
              <ConfirmButton
                label="Entfernen"
                name={`${file.name} entfernen`}
                variant="quiet"
                title="Datei entfernen?"
                explanation={`„${file.name}“ verschwindet für Sie und den Kunden, in der Nachricht bleibt der Name stehen. Das lässt sich nicht rückgängig machen.`}
                onConfirm={() => onRemove(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {preview && (
        <FilePreview bucket={MESSAGE_FILES} file={preview} onClose={() => setPreview(undefined)} />
      )}
    </>
  );
}
