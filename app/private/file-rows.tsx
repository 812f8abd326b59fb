import { useState } from 'react';
import { formatBytes } from '#shared/projects/work-files.ts';
import { mayHoldMacros } from '#app/lib/files/active-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { FilePreview } from './file-preview.tsx';
import { canPreview, downloadFile } from '#app/lib/files/stored-file.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';

/** Files that go with something else, to look at and to save. */
export function FileRows({
  bucket,
  files,
  label,
}: {
  bucket: string;
  files: readonly FileEntry[];
  label: string;
}) {
  const [preview, setPreview] = useState<FileEntry>();
  return (
    <>
      <ul aria-label={label} className="border-t border-line">
        {files.map((file) => (
          <li
            key={file.path}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="flex min-w-0 flex-1 basis-48 items-start gap-3 text-small">
              <Icon name="file" className="mt-0.5" />
              <span className="min-w-0">
                <span className="block font-semibold break-words">{file.name}</span>
                <span className="block text-muted">
                  {formatBytes(file.size_bytes)}
                  {mayHoldMacros(file) && ' · kann Makros enthalten'}
                </span>
              </span>
            </span>
            <span className="flex flex-wrap gap-1 max-sm:pl-4">
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
              <Button
                size="small"
                variant="quiet"
                onClick={() => void downloadFile(bucket, file)}
                aria-label={`${file.name} herunterladen`}
              >
                Herunterladen
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {preview && (
        <FilePreview bucket={bucket} file={preview} onClose={() => setPreview(undefined)} />
      )}
    </>
  );
}
