import { useState } from 'react';
import { formatBytes } from '#shared/projects/work-files.ts';
import { mayHoldMacros } from '#app/lib/files/active-content.ts';
import { Button } from '#app/ui/button.tsx';
import { FilePreview } from './file-preview.tsx';
import { downloadFile } from '#app/lib/files/stored-file.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { FileRow } from './file-row.tsx';

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
      <ul aria-label={label} className="panel-rows">
        {files.map((file) => (
          <FileRow
            key={file.path}
            file={file}
            note={
              <>
                {formatBytes(file.size_bytes)}
                {mayHoldMacros(file) && ' · kann Makros enthalten'}
              </>
            }
            onPreview={() => setPreview(file)}
          >
            <Button
              size="small"
              variant="quiet"
              onClick={() => void downloadFile(bucket, file)}
              aria-label={`${file.name} herunterladen`}
            >
              Herunterladen
            </Button>
          </FileRow>
        ))}
      </ul>
      {preview && (
        <FilePreview bucket={bucket} file={preview} onClose={() => setPreview(undefined)} />
      )}
    </>
  );
}
