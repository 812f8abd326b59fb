import type { ReactNode } from 'react';

/** What stands where a list would be: says what is missing and offers the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-start gap-3 border border-dashed border-line-strong p-6 sm:p-8">
      <p className="font-display text-title font-semibold">{title}</p>
      {children && <div className="max-w-[52ch] text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
