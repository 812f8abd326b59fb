import type { ComponentProps, ReactNode } from 'react';
import { Link, NavLink, useLocation, type LinkProps, type NavLinkProps } from 'react-router';

// Links inside the site. On the server nobody clicks: there the anchor is written without the router's dozen hooks a link, which
// were a twentieth of the time of a page. The markup is the same, so that the browser takes it over.

type SiteNavLinkProps = Omit<NavLinkProps, 'to' | 'className' | 'style' | 'children'> & ComponentProps<'a'> & { to: string };

/** What the router does on a click or in advance means nothing to the markup. */
function ServerLink(props: LinkProps) {
  const { to, children, prefetch: _1, replace: _2, state: _3, preventScrollReset: _4, viewTransition: _5, ...rest } = props;
  const isWhole = typeof to === 'string' && to.startsWith('/');
  if (!isWhole) return <Link {...props} />;
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  );
}

function ServerNavLink({ end = false, className = '', ...rest }: SiteNavLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <ServerLink {...rest} className={isActive ? `${className} active` : className} aria-current={isActive ? 'page' : undefined} />;
}

export const SiteLink: (props: LinkProps) => ReactNode = import.meta.env.SSR ? ServerLink : Link;
export const SiteNavLink: (props: SiteNavLinkProps) => ReactNode = import.meta.env.SSR ? ServerNavLink : NavLink;
