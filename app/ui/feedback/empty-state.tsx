import type { ReactNode } from 'react';

/**
 * What stands where a list would be: says what is missing, how it comes about,
 * and offers the next step.
 */
export function EmptyState({
  title,
  children,
  steps = [],
  action,
}: {
  title: string;
  children?: ReactNode;
  /** From here to the first entry, in order. */
  steps?: readonly string[];
  action?: ReactNode;
}) {
  return (
    <div className="empty-state grid justify-items-start gap-3 border border-dashed border-line-strong p-6 sm:p-8">
      <p className="font-display text-title font-semibold">{title}</p>
      {children && <div className="max-w-[52ch] text-muted">{children}</div>}
      {steps.length > 0 && (
        <ol className="mt-2 grid w-full gap-x-4 gap-y-3 border-line text-small sm:mt-6 sm:auto-cols-fr sm:grid-flow-col sm:border-t-[3px]">
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 sm:-mt-[calc(0.875rem+1.5px)] sm:block"
            >
              <span
                aria-hidden="true"
                className={`tabular grid size-7 place-items-center rounded-full border-2 border-ink text-fine font-semibold ${index === 0 ? 'bg-accent text-on-accent' : 'bg-canvas'}`}
              >
                {index + 1}
              </span>
              <span className="block max-w-[32ch] sm:mt-2">{step}</span>
            </li>
          ))}
        </ol>
      )}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
