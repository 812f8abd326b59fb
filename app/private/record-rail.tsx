import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { cx } from '#app/ui/cx.ts';

export type RailRow = {
  id: string;
  to: string;
  title: string;
  mark?: ReactNode;
  text: ReactNode;
  note?: ReactNode;
  /** Stands beside the list without being open, where there is room for both. */
  isShown?: boolean;
};

/**
 * The list beside an opened record: the keys j and k open the next one and the
 * one before (use-shortcuts.ts).
 */
export const RecordRail = ({
  rows,
  className,
}: {
  rows: readonly RailRow[];
  className?: string;
}) => (
  <ul className={cx('overflow-y-auto border-t border-line', className)}>
    {rows.map(({ id, to, title, mark, text, note, isShown }) => (
      <li key={id} className="border-b border-line">
        <NavLink
          to={to}
          data-row=""
          className={({ isActive }) =>
            cx(
              'grid grid-cols-1 gap-0.5 border-l-4 py-3 pr-2 pl-3 -outline-offset-2 hover:bg-sunken',
              isActive ? 'border-ink bg-sunken' : 'border-transparent',
              isShown && 'lg:border-ink lg:bg-sunken',
            )
          }
        >
          <span className="flex items-center justify-between gap-3">
            <span className="min-w-0 truncate font-semibold">{title}</span>
            <span className="shrink-0">{mark}</span>
          </span>
          {text && <span className="truncate text-small text-muted">{text}</span>}
          {note && <span className="text-fine text-muted">{note}</span>}
        </NavLink>
      </li>
    ))}
  </ul>
);
