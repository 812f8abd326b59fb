import type { ReactNode } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';

export const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-small underline-offset-4 hover:underline ' +
  'hover:decoration-accent hover:decoration-2';

type FooterListProps = { title: string; className?: string; columns?: string; children: ReactNode };

export function FooterList({
  title,
  className,
  columns = 'grid gap-x-6 min-[22rem]:grid-cols-2 md:block',
  children,
}: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="caption text-muted md:mb-2">{title}</h2>
      <ul className={columns}>{children}</ul>
    </div>
  );
}

export const renderLink = (link: { to: string; label: string }) => (
  <li key={link.to}>
    <SiteLink to={link.to} className={LINK}>
      {link.label}
    </SiteLink>
  </li>
);
