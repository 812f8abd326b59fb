import type { ReactNode } from 'react';

export function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
