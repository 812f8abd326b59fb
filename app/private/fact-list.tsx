import type { ReactNode } from 'react';

/** Label and value pairs; pairs without a value are left out. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <dl className="border-t border-line">
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== false)
        .map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-2.5 max-sm:in-[.area]:grid-cols-[8rem_minmax(0,1fr)] max-sm:in-[.area]:items-baseline max-sm:in-[.area]:gap-x-4 sm:grid-cols-[11rem_1fr] sm:items-baseline"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
