import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** The name of a row as the way to its record, with a quieter second line. */
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
      className="group inline-flex min-h-11 flex-col justify-center sm:min-w-[9rem]"
    >
      <span className="underline underline-offset-4 group-hover:decoration-2">{children}</span>
      {note && <span className="mt-0.5 text-fine font-normal text-muted">{note}</span>}
    </Link>
  );
}
