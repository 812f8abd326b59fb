import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

type SaveBarProps = {
  label: string;
  busy: boolean;
  isDirty: boolean;
  /** Whether there is a stored version that the fields can be the same as. */
  isStored: boolean;
  /** Further controls beside the button. */
  children?: ReactNode;
};

/** Ends a form: always in view on a page, and says whether everything is stored. */
export const SaveBar = ({ label, busy, isDirty, isStored, children }: SaveBarProps) => (
  <div
    className={cx(
      'flex flex-wrap items-center gap-3',
      // Dialogs stand outside of main.
      'in-[main]:sticky in-[main]:bottom-(--above-bars) in-[main]:z-10 in-[main]:border-t ' +
        'in-[main]:border-line-strong in-[main]:bg-surface in-[main]:px-5 in-[main]:pt-3 ' +
        'max-sm:in-[main]:-mx-5 in-[main]:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
    )}
  >
    <Button type="submit" busy={busy} className="max-sm:in-[main]:grow">
      {label}
    </Button>
    {children}
    <span
      className={cx('text-small empty:sr-only', isDirty ? 'font-semibold' : 'text-muted')}
      aria-live="polite"
    >
      {isDirty ? 'Nicht gespeicherte Änderungen' : isStored ? 'Alles gespeichert' : ''}
    </span>
  </div>
);
