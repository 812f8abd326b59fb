import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';

export type RecordRow = {
  id: string;
  to: string;
  title: ReactNode;
  /** Number and dates. */
  note: ReactNode;
  /** What it costs, or how far it is. */
  value?: ReactNode;
  mark?: ReactNode;
  /** A line of its own, for what is asked of the reader. */
  below?: ReactNode;
  /** Beneath the row and no part of its link. */
  folded?: ReactNode;
};

/**
 * A customer's records as rows of one list, the whole row a link: on phones the
 * name and the value, then what is known besides and the state.
 */
export const RecordRows = ({ rows }: { rows: readonly RecordRow[] }) => (
  <ul className="panel panel-rows">
    {rows.map(({ id, to, title, note, value, mark, below, folded }) => (
      <li key={id}>
        <Link
          to={to}
          className={
            'panel-row group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-3 ' +
            'sm:grid-cols-[minmax(0,1fr)_8rem_10rem_auto] sm:items-center sm:gap-x-6'
          }
        >
          <span className="min-w-0 font-medium break-words underline-offset-4 group-hover:underline">
            {title}
          </span>
          <span className="tabular justify-self-end text-right sm:row-span-2">{value}</span>
          <span className="min-w-0 text-small text-muted sm:col-start-1">{note}</span>
          <span className="justify-self-end sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:justify-self-start">
            {mark}
          </span>
          <Icon
            name="arrow"
            size={18}
            className="text-muted transition-transform group-hover:translate-x-0.5 max-sm:hidden sm:col-start-4 sm:row-span-2 sm:row-start-1"
          />
          {below && <span className="col-span-2 text-small sm:col-span-1">{below}</span>}
        </Link>
        {folded && <div className="panel-row">{folded}</div>}
      </li>
    ))}
  </ul>
);
