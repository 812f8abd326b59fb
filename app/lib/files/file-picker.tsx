import { useRef, type ReactNode } from 'react';
import { FILE_TYPES } from '#shared/projects/work-files.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

const WORK_FILES = Object.keys(FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

export type FilePickerProps = {
  label: ReactNode;
  onPick: (files: File[]) => void;
  /** Endings that the dialog offers. */
  accept?: string;
  describedBy?: string;
};

/** A button that opens the system's file dialog. */
export function FilePicker({ label, onPick, accept = WORK_FILES, describedBy }: FilePickerProps) {
  // Outside the page: a hidden field would be one more control that somebody has to pass over.
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    const dialog = document.createElement('input');
    dialog.type = 'file';
    dialog.multiple = true;
    dialog.accept = accept;
    dialog.addEventListener('change', () => onPick([...(dialog.files ?? [])]));
    // Held, or it could be gone before somebody has chosen.
    input.current = dialog;
    dialog.click();
  };
  return (
    <Button size="small" variant="secondary" aria-describedby={describedBy} onClick={open}>
      <Icon name="upload" size={18} />
      {label}
    </Button>
  );
}
