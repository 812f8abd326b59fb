import type { ReactNode } from 'react';
import { Link } from 'react-router';

type FigureListProps = {
  figures: readonly (readonly [label: string, value: ReactNode, to?: string])[];
  /** Above a list, whose rows are what the page is for: label and figure in one line. */
  isLow?: boolean;
};

/** A row of large figures; one with an address leads to what it counts. */
export function FigureList({ figures, isLow = false }: FigureListProps) {
  if (figures.length === 0) return null;
  if (isLow)
    return (
      <dl className="mb-4 grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap sm:gap-x-10">
        {figures.map(([label, value, to]) => (
          <div
            key={label}
            className="relative max-sm:py-1.5 sm:flex sm:min-h-11 sm:items-center sm:gap-x-2.5"
          >
            <dt className="text-fine text-muted sm:text-small">{label}</dt>
            <dd className="tabular font-display text-lead font-bold">
              <Figure to={to}>{value}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className="panel panel-cells mb-6">
      {figures.map(([label, value, to]) => (
        <div key={label}>
          <dt className="text-small leading-tight text-muted">{label}</dt>
          <dd className="tabular mt-1 font-display text-[1.375rem] leading-tight font-bold sm:text-[1.75rem]">
            <Figure to={to}>{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The whole cell leads to what it counts. */
const Figure = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
      {children}
    </Link>
  ) : (
    children
  );
