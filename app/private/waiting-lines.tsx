import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countDays, tellSince } from './days.ts';

type WaitingLine = {
  id: string;
  to: string;
  title: string;
  text: string;
  /** The moment from which on it waits. */
  since: string;
  action: ReactNode;
};

/** What waits for a customer, with what can be done about it; rows of a panel. */
export const WaitingLines = ({ rows, none }: { rows: readonly WaitingLine[]; none: string }) =>
  rows.length === 0 ? (
    <p className="panel-row py-2.5 text-small text-muted not-first:border-t not-first:border-line">
      {none}
    </p>
  ) : (
    <ul className="panel-rows not-first:border-t not-first:border-line">
      {rows.map(({ id, to, title, text, since, action }) => (
        <li
          key={id}
          className="panel-row flex flex-wrap items-center justify-end gap-x-4 py-1.5 text-small"
        >
          <Link to={to} className="grid min-h-11 min-w-0 flex-1 basis-48 content-center">
            <span className="truncate font-semibold">{title}</span>
            <span className="truncate text-muted">
              {text}, {tellSince(countDays(since))}
            </span>
          </Link>
          {/* Its word ends where the row does. */}
          <span className="-mr-4">{action}</span>
        </li>
      ))}
    </ul>
  );
