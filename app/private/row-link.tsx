import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';

/**
 * What opens a row of a table: a target of its own, on phones the whole row
 * (`phoneRows`).
 */
export const ROW_TARGET = 'sm:min-h-11 max-sm:after:absolute max-sm:after:inset-0';

/**
 * The name of a row as the way to its record, with a quieter second line where there is
 * room for it.
 */
export function RowLink({
  to,
  note,
  keepsFilter = false,
  children,
}: {
  to: string;
  note?: ReactNode;
  /** The record shows the list beside it, as it was filtered here. */
  keepsFilter?: boolean;
  children: ReactNode;
}) {
  const { search } = useLocation();
  return (
    <Link
      to={keepsFilter ? to + search : to}
      data-row=""
      className={cx('group inline-flex flex-col justify-center sm:min-w-[9rem]', ROW_TARGET)}
    >
      <span className="underline-offset-4 group-hover:decoration-2 sm:underline">{children}</span>
      {note && (
        <span className="mt-0.5 text-fine font-normal text-muted max-sm:hidden">{note}</span>
      )}
    </Link>
  );
}
