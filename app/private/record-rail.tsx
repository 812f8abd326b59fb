import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import type { IconName } from '#app/ui/icon.tsx';
import { Initials, SignTile } from './initials.tsx';

export type RailRow = {
  id: string;
  to: string;
  title: string;
  mark?: ReactNode;
  text: ReactNode;
  /** Whoever it is about: his initials stand before it. */
  person?: string;
  /** In their place where nobody is named, or where rows are of several kinds. */
  icon?: IconName;
  iconTitle?: string;
  note?: ReactNode;
  /** Stands beside the list without being open, where there is room for both. */
  isShown?: boolean;
};

const OPEN = 'bg-sunken shadow-[inset_3px_0_0_var(--ink)] [&>[aria-hidden]]:bg-surface';

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
  <ul className={cx('panel panel-rows overflow-y-auto', className)}>
    {rows.map(({ id, to, title, mark, text, person, icon, iconTitle, note, isShown }) => (
      <li key={id}>
        <NavLink
          to={to}
          data-row=""
          className={({ isActive }) =>
            cx(
              'panel-row flex gap-3 py-3',
              isActive && OPEN,
              isShown &&
                'lg:bg-sunken lg:shadow-[inset_3px_0_0_var(--ink)] lg:[&>[aria-hidden]]:bg-surface',
            )
          }
        >
          {person && <Initials person={person} />}
          {icon && <SignTile icon={icon} title={iconTitle} />}
          <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate font-medium">{title}</span>
              <span className="shrink-0">{mark}</span>
            </span>
            {text && <span className="truncate text-small text-muted">{text}</span>}
            {note && <span className="text-fine text-muted">{note}</span>}
          </span>
        </NavLink>
      </li>
    ))}
  </ul>
);
