import { useAddress } from '#app/lib/use-site.ts';
import { SiteLink, type SiteLinkProps } from '#app/ui/site-link.tsx';

/** Marks itself on its own page and, unless `end`, on all below. */
export function NavLink({ end = false, ...rest }: SiteLinkProps & { end?: boolean }) {
  const { pathname } = useAddress();
  const isCurrent = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <SiteLink {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
