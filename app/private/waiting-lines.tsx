import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type WaitingLine = {
  id: string;
  to: string;
  title: string;
  text: string;
  /** Since when; whole also where the text before it is cut off. */
  since: ReactNode;
  action: ReactNode;
};

/** What waits for a customer, with what can be done about it; rows of a panel, in two lines. */
export const WaitingLines = ({ rows }: { rows: readonly WaitingLine[] }) =>
  rows.length > 0 && (
    <ul className="panel-rows [:is(ul,p)+&]:border-t [:is(ul,p)+&]:border-line">
      {rows.map(({ id, to, title, text, since, action }) => (
        <li key={id} className="panel-row flex min-h-14 items-center gap-x-4 py-1 text-small">
          <Link to={to} className="grid min-h-11 min-w-0 flex-1 grid-cols-1 content-center">
            <span className="truncate font-medium">{title}</span>
            <span className="flex text-muted">
              <span className="truncate">{text}</span>
              <span className="shrink-0 whitespace-pre"> · {since}</span>
            </span>
          </Link>
          {/* Its word ends where the row does. */}
          <span className="row-actions -mr-4">{action}</span>
        </li>
      ))}
    </ul>
  );
