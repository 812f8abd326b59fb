import { Sign } from '#app/ui/scene/sign.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

import { findSign } from './scene-tools.ts';

export type TagEntry = { tag: string; path: string };

/**
 * Topics of the blog as links; the one of the current page is marked. They
 * stand in one line, which scrolls where the screen is narrower.
 */
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
    <nav aria-label={label} className="fading-line">
      <ul className="flex w-max gap-2">
        {tags.map(({ tag, path }) => {
          const sign = findSign(tag);
          return (
            <li key={path}>
              <SiteLink
                to={path}
                aria-current={path === current ? 'page' : undefined}
                className="-outline-offset-3 inline-flex min-h-11 items-center gap-2.5 rounded-control border border-line-strong px-3 text-small hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-canvas aria-[current=page]:outline-canvas aria-[current=page]:[--surface:transparent]"
              >
                {sign && <Sign tool={sign} className="w-6" />}
                {tag}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
