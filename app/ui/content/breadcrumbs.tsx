import { cx } from '../cx.ts';
import { SiteLink } from '../site-link.tsx';

export type Crumb = { name: string; path: string };

/**
 * The way from the start page to here; the last entry is the page itself and no
 * link. One line on phones, whichever font is there: the heading says it again, and
 * a long way begins there after the start page.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const trail = crumbs.slice(0, -1);
  return (
    <nav aria-label="Brotkrumen" className="text-small text-muted">
      <ol className="flex items-center sm:flex-wrap">
        {trail.map((crumb) => (
          <li
            key={crumb.path}
            className={cx(
              "flex shrink-0 items-center after:px-2 after:content-['/']",
              trail.length > 2 && 'max-sm:first:hidden',
            )}
          >
            <SiteLink
              to={crumb.path}
              className="-ml-4 inline-flex min-h-11 min-w-11 items-center pl-4 underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.name}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-ink">
          {crumbs.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
