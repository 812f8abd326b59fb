import { sameThing } from '#app/ui/same-thing.ts';
import { formatDay } from '#shared/core/format.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Sign } from '#app/ui/scene/sign.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

export type PostTeaser = {
  path: string;
  title: string;
  description: string;
  topic: string;
  /** Written on, as YYYY-MM-DD. */
  date: string;
  /** The sign of its topic. */
  tool: Tool;
};

/** Blog posts as a ruled index: the topic with its sign in the margin, title and summary beside it; the first leads. */
export function PostList({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <ol className="border-t border-line-strong">
      {posts.map((post, index) => (
        <li
          key={post.path}
          className={cx(GRID, 'group relative gap-y-4 border-b border-line py-8 first:lg:py-16')}
        >
          <div
            className={cx(
              MARGIN,
              'flex items-center gap-4 lg:items-start',
              index === 0 && 'lg:block',
            )}
          >
            <Sign
              tool={post.tool}
              onRiver
              className={cx('w-12 shrink-0 lg:w-16', index === 0 && 'lg:mb-6 lg:w-40')}
            />
            <p className="text-small text-muted">
              <span className="block font-semibold text-ink">{post.topic}</span>
              {formatDay(post.date)}
            </p>
          </div>
          <div className={TEXT}>
            <h2
              className={cx(
                'w-fit',
                index === 0 ? 'text-head' : 'text-title md:text-[1.75rem] md:leading-tight',
              )}
              style={sameThing('post', post.path)}
            >
              <SiteLink
                to={post.path}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-[3px] group-hover:underline-offset-4"
              >
                {post.title}
                <Icon name="arrow" className="ml-2 inline" />
              </SiteLink>
            </h2>
            <p className={cx('max-w-measure text-muted', index === 0 ? 'mt-4 text-lead' : 'mt-2')}>
              {post.description}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
