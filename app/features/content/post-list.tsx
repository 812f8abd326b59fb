import { sameThing } from '#app/ui/same-thing.ts';
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
  /** What it is about, the leading one first. */
  topics: readonly string[];
  /** The sign of its topic. */
  tool: Tool;
};

/**
 * Blog posts as a ruled index: the topics with their sign in the margin, title
 * and summary beside them; the first leads.
 */
export function PostList({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <ol>
      {posts.map((post, index) => (
        <li
          key={post.path}
          className={cx(
            GRID,
            'group relative gap-y-4 border-b border-line py-8 first:pt-0 lg:first:pb-12',
          )}
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
              <span className="block font-semibold text-ink">{post.topics[0]}</span>
              {post.topics.slice(1).join(', ')}
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
