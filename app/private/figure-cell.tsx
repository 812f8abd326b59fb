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
  /** Its course, at the other end of its line. */
  course?: ReactNode;
};

/** One of the figures that stand side by side (`panel-cells`). */
export const FigureCell = ({ label, to, value, note, isLate, course }: FigureCellProps) => (
  <div>
    <dt className="text-small text-muted">{label}</dt>
    <dd>
      <span className="mt-1 flex items-center justify-between gap-4">
        <Link
          to={to}
          className={cx(
            'tabular font-display text-[1.375rem] leading-tight font-bold whitespace-nowrap ' +
              'underline-offset-4 after:absolute after:inset-0 hover:underline sm:text-[1.75rem]',
            isLate && 'text-danger',
          )}
        >
          {value ?? '–'}
        </Link>
        {course}
      </span>
      {/* Of a height before it is read. */}
      <span className="mt-1 block min-h-[1.5em] text-fine text-muted">{note}</span>
    </dd>
  </div>
);
