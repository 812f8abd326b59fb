import { sameThing } from '#app/ui/same-thing.ts';
import { formatDay } from '#shared/core/format.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

export type PostTeaser = {
  path: string;
  title: string;
  description: string;
  topic: string;
  /** Written on, as YYYY-MM-DD. */
  date: string;
  /** What is drawn beside it while it is the newest. */
  tool: Tool;
};

/** Blog posts as a ruled index: topic in the margin, title and summary beside it; the first leads. */
export function PostList({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <ol className="border-t border-line-strong">
      {posts.map((post, index) => (
        <li
          key={post.path}
          className="group relative grid gap-3 border-b border-line py-8 first:md:py-12 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-10 lg:first:grid-cols-[10rem_minmax(0,1fr)_24rem]"
        >
          <p className="text-small text-muted">
            <span className="font-semibold text-ink">{post.topic}</span>
            <span className="md:block">
              <span className="md:hidden">, </span>
              {formatDay(post.date)}
            </span>
          </p>
          <div className="max-w-[46rem]">
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
            <p className={cx('text-muted', index === 0 ? 'mt-4 text-lead' : 'mt-2')}>
              {post.description}
            </p>
          </div>
          {index === 0 && <Scene seed={post.path} tool={post.tool} className="hidden lg:block" />}
        </li>
      ))}
    </ol>
  );
}
