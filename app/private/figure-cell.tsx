import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/ui/cx.ts';

type FigureCellProps = {
  label: string;
  /** What it counts: the whole cell leads there. */
  to: string;
  /** Nothing while it is being read. */
  value: string | undefined;
  note: ReactNode;
  isLate?: boolean;
  className?: string;
};

/** One of the figures beside the work: rows of a panel, small. */
export const FigureCell = ({ label, to, value, note, isLate, className }: FigureCellProps) => (
  <div className={cx('panel-row relative py-3 text-small hover:bg-sunken', className)}>
    <dt className="text-muted">{label}</dt>
    <dd>
      <Link
        to={to}
        className={cx(
          'tabular text-body font-medium after:absolute after:inset-0',
          isLate && 'text-danger',
        )}
      >
        {value ?? '–'}
      </Link>
      {/* Of a height before it is read. */}
      <span className="block min-h-[1.5em] text-fine text-muted max-md:hidden">{note}</span>
    </dd>
  </div>
);
