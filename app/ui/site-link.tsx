import type { ComponentProps } from 'react';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link inside the site: a plain anchor. Moving on is the browser's business;
 * a private area follows its own links (lib/use-area-links.ts).
 */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
);
