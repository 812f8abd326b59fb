import type { ReactNode } from 'react';

export function Block({
  id,
  title,
  level = 2,
  children,
}: {
  id: string;
  title: string;
  level?: 2 | 3;
  children: ReactNode;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading id={id} className={level === 2 ? 'mb-4 text-title' : 'mb-2 text-body font-semibold'}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
