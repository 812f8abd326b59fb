import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A row of large figures; one with an address leads to what it counts. */
export function FigureList({
  figures,
}: {
  figures: readonly (readonly [label: string, value: ReactNode, to?: string])[];
}) {
  return (
    <dl className="mb-10 grid grid-cols-2 border-t border-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {figures.map(([label, value, to]) => (
        <div
          key={label}
          className="flex flex-col justify-between border-b border-line py-4 pr-4 max-sm:odd:last:col-span-2"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="tabular font-display text-[1.75rem] leading-tight font-bold">
            {to ? (
              <Link
                to={to}
                className="inline-block min-h-11 min-w-11 underline decoration-2 underline-offset-4"
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
