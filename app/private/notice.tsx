import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

type NoticeProps = ComponentProps<'div'> & {
  /** The agency's colour without one. */
  tone?: 'danger' | 'success';
  /** What can be done about it: at the end of the same line. */
  action?: ReactNode;
};

/** What is said above the work: paper with the colour of its signal at the edge. */
export const Notice = ({ tone, action, className, children, ...rest }: NoticeProps) => (
  <div
    {...rest}
    data-tone={tone}
    className={cx(
      'notice flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 text-small',
      className,
    )}
  >
    <div className="min-w-0 flex-1 basis-60">{children}</div>
    {action && <div className="flex flex-wrap gap-3">{action}</div>}
  </div>
);
