import { useEffect, useRef, useState } from 'react';
import { QUOTE_FILE_ACCEPT, type QuoteFile } from '#shared/quote/quote-files.ts';
import { formatBytes } from '#shared/projects/work-files.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { FileDrop } from '#app/lib/files/file-drop.tsx';
import { UploadList } from '#app/lib/files/upload-list.tsx';
import { useQuote } from './quote-store.ts';
import { addFiles, cancelFile, removeFile, retryFile, useRunningUploads } from './quote-files.ts';

/** A brief, a logo, a sketch: files that go with the enquiry. */
export function FilesField({ files }: { files: readonly QuoteFile[] }) {
  const uploads = useRunningUploads();
  const { lostFiles } = useQuote();
  const [isBegun] = useState(files.length + uploads.length + lostFiles.length > 0);
  const box = useRef<HTMLDetailsElement>(null);
  const count = files.length + uploads.length;
  const shown = useRef(count);
  // The pressed button has gone with its row: whoever works by keyboard goes on from here.
  useEffect(() => {
    if (count < shown.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    shown.current = count;
  }, [count]);
  return (
    <details ref={box} className="group min-w-0 border-y border-line" open={isBegun}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-small font-semibold">
        <span>
          Unterlagen<span className="font-normal text-muted"> (optional)</span>
        </span>
        <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
      </summary>
      {lostFiles.length > 0 && (
        <p role="status" className="border-l-[6px] border-accent bg-surface p-3 text-small">
          Bitte wählen Sie noch einmal: {lostFiles.join(', ')}. Zu dieser Anfrage liegt uns das
          nicht vor.
        </p>
      )}
      <FileDrop
        className="mb-3 grid justify-items-start gap-3 p-4"
        label="Datei auswählen"
        accept={QUOTE_FILE_ACCEPT}
        describedBy="quote-files-hint"
        onPick={addFiles}
      >
        <p id="quote-files-hint" className="text-fine text-muted">
          Konzept, Logo oder Skizze: bis zu fünf Dateien (PDF, PNG, JPG, DOCX), je höchstens
          10&nbsp;MB. Aus Bildern entfernen wir Ort und Gerätedaten.
        </p>
      </FileDrop>
      <UploadList uploads={uploads} onRetry={retryFile} onCancel={cancelFile} />
      <div aria-live="polite">
        {files.length > 0 && (
          <ul aria-label="Dateien der Anfrage">
            {files.map((file) => (
              <li
                key={file.id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5"
              >
                <span className="flex min-w-0 flex-1 basis-48 items-start gap-3 text-small">
                  <Icon name="file" className="mt-0.5" />
                  <span className="min-w-0">
                    <span className="font-semibold break-words">{file.name}</span>
                    <span className="block text-fine text-muted">
                      {formatBytes(file.size)}, übertragen
                    </span>
                  </span>
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${file.name} entfernen`}
                  onClick={() => void removeFile(file)}
                >
                  Entfernen
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
