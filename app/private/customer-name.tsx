import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The name of a customer as the way to his record; the name alone while he has no account. */
export const CustomerName = ({ id, children }: { id: string | null; children: ReactNode }) =>
  id === null ? (
    children
  ) : (
    <Link
      to={`/admin/kunden/${id}`}
      className="-my-2.5 block w-fit py-2.5 underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
