import { FileRows } from '#app/private/file-rows.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import type { FileEntry } from '#shared/core/file-entry.ts';

/** For the select list of an enquiry. */
export const REQUEST_FILES = 'quote_files(path,name,mime_type,size_bytes)';

/** What the visitor has sent with the enquiry; nothing where there is nothing. */
export function RequestFiles({ files }: { files: readonly FileEntry[] }) {
  if (files.length === 0) return null;
  return (
    <PaddedPanel id="unterlagen" title="Unterlagen">
      <FileRows bucket="quote-files" files={files} label="Dateien der Anfrage" />
    </PaddedPanel>
  );
}
