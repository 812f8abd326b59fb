import type { ReactNode } from 'react';

/** Where a text leads, and what it rests on: one block at its end. */
export const EndPanel = ({ children }: { children: ReactNode }) => (
  <div className="mt-14 border-t-[6px] border-accent pt-6">{children}</div>
);
