import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A row of large figures; one with an address leads to what it counts. */
export function FigureList({
  figures,
}: {
  figures: readonly (readonly [label: string, value: ReactNode, to?: string])[];
}) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-5 border-t border-line sm:mb-10 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-x-0">
      {figures.map(([label, value, to]) => (
        <div
          key={label}
          className="flex min-h-11 justify-between gap-x-2 border-b border-line max-sm:items-center max-sm:odd:last:col-span-2 sm:flex-col sm:py-4 sm:pr-4"
        >
          <dt className="text-small leading-tight text-muted">{label}</dt>
          <dd className="tabular font-display leading-tight font-bold sm:text-[1.75rem]">
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center underline decoration-2 underline-offset-4 max-sm:justify-end"
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
