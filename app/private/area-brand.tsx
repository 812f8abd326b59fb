import type { ReactNode } from 'react';
import { SiteLogo } from '#app/lib/site-logo.tsx';
import { useCompany, useSiteData } from '#app/lib/use-site.ts';
import { LogoMark } from '#app/ui/brand/logo.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/**
 * Whose area this is: the agency's logo, or the mark and its name, then the area,
 * and on phones the person, for whom there is no room elsewhere.
 */
export function AreaBrand({ title, person }: { title: string; person: ReactNode }) {
  const { name } = useCompany();
  const hasLogo = useSiteData()?.logo !== undefined;
  return (
    <SiteLink to="/" className="inline-flex min-h-11 min-w-0 items-center gap-3">
      {/* Wide logos shrink before the words beside them are cut off. */}
      {hasLogo ? (
        <span className="max-w-[40%] min-w-16 shrink [&_img]:h-8">
          <SiteLogo />
        </span>
      ) : (
        <LogoMark size={32} />
      )}
      <span className="grid min-w-0 leading-tight">
        {!hasLogo && <span className="truncate font-display font-bold">{name}</span>}
        {/* There before the name of the person is known, so that nothing moves. */}
        <span className="min-h-[1.25em] truncate text-fine text-muted">
          {title}
          {person && <span className="sm:hidden"> · {person}</span>}
        </span>
      </span>
      <span className="sr-only">, zur Startseite</span>
    </SiteLink>
  );
}
