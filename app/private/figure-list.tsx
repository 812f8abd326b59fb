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
        <div key={label} className="relative border-b border-line py-3 sm:py-4 sm:pr-4">
          <dt className="text-small leading-tight text-muted">{label}</dt>
          <dd className="tabular mt-1 font-display text-[1.375rem] leading-tight font-bold sm:text-[1.75rem]">
            {to ? (
              <Link
                to={to}
                className="underline decoration-line-strong decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
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
