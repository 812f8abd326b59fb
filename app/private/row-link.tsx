import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { Initials } from './initials.tsx';

/** What opens a row of a table: the whole row is its target (`data-row` in area.css). */
export const ROW_TARGET = 'sm:min-h-11';

/**
 * The name of a row as the way to its record, with a quieter second line where there is
 * room for it.
 */
export function RowLink({
  to,
  note,
  person,
  keepsFilter = false,
  children,
}: {
  to: string;
  note?: ReactNode;
  /** Whoever it is about: his initials stand before it. */
  person?: string;
  /** The record shows the list beside it, as it was filtered here. */
  keepsFilter?: boolean;
  children: ReactNode;
}) {
  const { search } = useLocation();
  return (
    <Link
      to={keepsFilter ? to + search : to}
      data-row=""
      className={cx('group inline-flex items-center gap-3 sm:min-w-[9rem]', ROW_TARGET)}
    >
      {person && (
        <span className="max-sm:hidden">
          <Initials person={person} />
        </span>
      )}
      <span>
        <span className="font-medium underline-offset-4 group-hover:underline">{children}</span>
        {note && (
          <span className="mt-0.5 block text-fine font-normal text-muted max-sm:hidden">
            {note}
          </span>
        )}
      </span>
    </Link>
  );
}
