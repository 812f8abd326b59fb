import type { FileEntry } from '#shared/core/file-entry.ts';
import { formatBytes } from '#shared/projects/work-files.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

type AttachmentListProps = {
  files: readonly FileEntry[];
  onChange: (files: FileEntry[]) => void;
};

/** The files that go with the message. */
export function AttachmentList({ files, onChange }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Anhänge" className="mb-3 flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={file.path}
          className="flex max-w-full items-center gap-2 rounded-control border border-line-strong pl-3 text-small"
        >
          <span className="min-w-0 truncate">
            {file.name} ({formatBytes(file.size_bytes)})
          </span>
          <IconButton
            icon="close"
            iconSize={16}
            label={`${file.name} entfernen`}
            onClick={() => onChange(files.filter(({ path }) => path !== file.path))}
          />
        </li>
      ))}
    </ul>
  );
}
