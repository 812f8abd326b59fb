import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-small wrap-anywhere underline-offset-4 hover:underline ' +
  'hover:decoration-accent hover:decoration-2 md:pointer-fine:min-h-8';

const TITLE = 'caption text-muted';
const LINKS = 'grid gap-x-6 min-[22rem]:grid-cols-2 md:block';

type FooterListProps = {
  title: string;
  className?: string;
  /** On phones a press away. */
  folds?: boolean;
  children: ReactNode;
};

export const FooterList = ({ title, className, folds = false, children }: FooterListProps) => (
  <div className={className}>
    <h2 className={`${TITLE} md:mb-2 ${folds ? 'max-md:hidden' : ''}`}>{title}</h2>
    {folds ? (
      <details className="unfold group max-md:border-b max-md:border-line">
        <summary className="flex min-h-11 list-none items-center justify-between">
          <h2 className={TITLE}>{title}</h2>
          <Icon
            name="plus"
            size={18}
            className="transition-transform duration-200 group-open:rotate-45"
          />
        </summary>
        <ul className={LINKS}>{children}</ul>
      </details>
    ) : (
      <ul className={LINKS}>{children}</ul>
    )}
  </div>
);

export const renderLink = (link: { to: string; label: string }) => (
  <li key={link.to}>
    <SiteLink to={link.to} className={LINK}>
      {link.label}
    </SiteLink>
  </li>
);
