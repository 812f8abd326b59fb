import type { ReactNode } from 'react';

/** Where a text leads, and what it rests on: one block at its end. */
export const EndPanel = ({ children }: { children: ReactNode }) => (
  <div className="mt-14 max-w-measure rounded-control bg-accent-wash px-5 py-6 md:p-10">
    {children}
  </div>
);
