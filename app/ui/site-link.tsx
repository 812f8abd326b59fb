import type { ComponentProps, ReactNode } from 'react';
import { Link, NavLink, useLocation, type LinkProps, type NavLinkProps } from 'react-router';

// Links inside the site. On the server nobody clicks: there the anchor is written without the router's dozen hooks a link, which
// were a twentieth of the time of a page. The markup is the same, so that the browser takes it over.

type SiteNavLinkProps = Omit<NavLinkProps, 'to' | 'className' | 'style' | 'children'> & ComponentProps<'a'> & { to: string };

/** What the router does on a click or in advance means nothing to the markup. */
function ServerLink(props: LinkProps) {
  const { to, prefetch, replace, state, preventScrollReset, viewTransition, ...rest } = props;
  const isWhole = typeof to === 'string' && to.startsWith('/');
  return isWhole ? <a {...rest} href={to} data-discover="true" /> : <Link {...props} />;
}

function ServerNavLink({ end = false, className = '', ...rest }: SiteNavLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <ServerLink {...rest} className={isActive ? `${className} active` : className} aria-current={isActive ? 'page' : undefined} />;
}

export const SiteLink: (props: LinkProps) => ReactNode = import.meta.env.SSR ? ServerLink : Link;
export const SiteNavLink: (props: SiteNavLinkProps) => ReactNode = import.meta.env.SSR ? ServerNavLink : NavLink;
