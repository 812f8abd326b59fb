import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

type SaveBarProps = {
  label: string;
  busy: boolean;
  /** How many fields hold what is not stored. */
  changes: number;
  /** Nothing of it was ever stored. */
  isNew: boolean;
  /** Further controls beside the button. */
  children?: ReactNode;
};

const tellChanges = (changes: number, isNew: boolean): string => {
  if (changes === 0) return isNew ? '' : 'Keine Änderungen';
  if (isNew) return 'Noch nicht gespeichert';
  return `${changes} ${changes === 1 ? 'Änderung' : 'Änderungen'}, noch nicht gespeichert`;
};

/** Ends a form: always in view on a page, and says whether everything is stored. */
export const SaveBar = ({ label, busy, changes, isNew, children }: SaveBarProps) => (
  <div
    data-save-bar=""
    className={cx(
      'flex flex-wrap items-center gap-3',
      // Dialogs stand outside of main.
      'in-[main]:sticky in-[main]:bottom-(--above-bars) in-[main]:z-10 in-[main]:border ' +
        'in-[main]:border-line in-[main]:rounded-t-control in-[main]:bg-surface in-[main]:px-5 ' +
        'in-[main]:pt-3 in-[main]:shadow-[0_-0.5rem_1.5rem_-0.75rem_rgb(0_0_0/0.25)] ' +
        'max-sm:in-[main]:-mx-5 max-sm:in-[main]:border-x-0 in-[main]:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
    )}
  >
    <Button
      type="submit"
      busy={busy}
      variant={changes > 0 || isNew ? 'primary' : 'secondary'}
      className="max-sm:in-[main]:grow"
    >
      {label}
    </Button>
    {children}
    <span
      className={cx('text-small empty:sr-only', changes > 0 ? 'font-semibold' : 'text-muted')}
      aria-live="polite"
    >
      {tellChanges(changes, isNew)}
    </span>
  </div>
);
