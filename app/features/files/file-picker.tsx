import { useRef } from 'react';
import { FILE_TYPES } from '#shared/work-files.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

const ACCEPT = Object.keys(FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** A button that opens the system's file dialog. */
export function FilePicker({ label, onPick }: { label: string; onPick: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => input.current?.click()}>
        <Icon name="upload" size={18} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
