import type { ReactNode } from 'react';
import { canPreview } from '#app/lib/files/stored-file.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { FileEntry } from '#shared/core/file-entry.ts';

type FileRowProps = {
  file: FileEntry;
  /** Below its name: how large it is and what else is known of it. */
  note: ReactNode;
  onPreview: () => void;
  /** Controls after the preview. */
  children: ReactNode;
  /** Where files are the subject of the page and not an enclosure. */
  roomy?: boolean;
};

/** A file of a list, to look at if the browser can show it. */
export function FileRow({ file, note, onPreview, children, roomy = false }: FileRowProps) {
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 ${roomy ? 'py-3' : 'py-2'}`}
    >
      <span
        className={`flex min-w-0 flex-1 items-start gap-3 ${roomy ? 'basis-36 sm:basis-56' : 'basis-36 text-small sm:basis-48'}`}
      >
        <Icon name="file" className="mt-0.5" />
        <span className="min-w-0">
          <span className="block font-medium break-words">{file.name}</span>
          <span className="block text-small text-muted">{note}</span>
        </span>
      </span>
      <span className="flex flex-wrap gap-1 max-sm:pl-4">
        {canPreview(file) && (
          <Button
            size="small"
            variant="quiet"
            onClick={onPreview}
            aria-label={`Vorschau von ${file.name}`}
          >
            Vorschau
          </Button>
        )}
        {children}
      </span>
    </li>
  );
}
