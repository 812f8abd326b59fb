import { SiteLink } from '#app/ui/site-link.tsx';

export type TagEntry = { tag: string; path: string };

/** Topics of the blog as links; the one of the current page is marked. */
export function TagList({
  label,
  tags,
  current,
}: {
  label: string;
  tags: readonly TagEntry[];
  current?: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ tag, path }) => (
          <li key={path}>
            <SiteLink
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-3 text-small hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-canvas"
            >
              {tag}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
