import type { ReactNode } from 'react';

/** Title of a list, and at the other end of its line what is done with it. */
export const SectionHead = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children?: ReactNode;
}) => (
  <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
    <h2 id={id} className="text-title">
      {title}
    </h2>
    {children}
  </div>
);
