import { useState, type ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FilePicker, type FilePickerProps } from './file-picker.tsx';

type Props = FilePickerProps & {
  className: string;
  /** What may be brought, before the button. */
  children: ReactNode;
};

/** A place to drop files on, with a button that does the same. */
export function FileDrop({ className, children, ...picker }: Props) {
  const [isOver, setIsOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is the mouse's short cut; the button inside does the same
    <div
      className={cx(
        'border border-dashed',
        isOver ? 'border-ink bg-sunken' : 'border-line-strong',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        picker.onPick([...event.dataTransfer.files]);
      }}
    >
      {children}
      <FilePicker {...picker} />
    </div>
  );
}
