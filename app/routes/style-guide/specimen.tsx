import type { ReactNode } from 'react';

/** One row of the style guide: what it is, and the thing itself. */
export const Specimen = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-3 border-t border-line py-6 first:border-t-0 first:pt-0">
    <h3 className="caption text-muted">{label}</h3>
    <div className="flex flex-wrap items-start gap-4">{children}</div>
  </div>
);
