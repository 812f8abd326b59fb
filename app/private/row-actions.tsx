import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

type RowActionsProps = {
  /** The first of them is outlined more strongly. */
  isUrgent?: boolean;
  /** What is to be done before all else: filled. */
  isFirst?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * What can be done from a row of a list: small outlines that end on the right edge of their place,
 * in the look of area.css. The children are quiet small buttons, or a `Verb`.
 */
export const RowActions = ({
  isUrgent = false,
  isFirst = false,
  className,
  children,
}: RowActionsProps) => (
  <span
    className={cx('row-actions inline-flex', className)}
    data-urgent={isUrgent || undefined}
    data-first={isFirst || undefined}
  >
    {children}
  </span>
);

/** What one does there, where the row itself leads. */
export const Verb = ({ children }: { children: string }) => (
  <span className="inline-flex min-h-11 items-center px-4" aria-hidden="true">
    {children}
  </span>
);
