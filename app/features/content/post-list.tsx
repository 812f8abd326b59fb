import { formatDay } from '#shared/core/format.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

export type PostTeaser = {
  path: string;
  title: string;
  description: string;
  date: string;
  readingMinutes: number;
  /** What is drawn for it, as on its page. */
  tool: Tool;
};

/** Blog posts as a ruled index: date in the margin, title and summary beside it. */
export function PostList({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <ol className="border-t border-line-strong">
      {posts.map((post) => (
        <li
          key={post.path}
          className="group relative grid gap-3 border-b border-line py-8 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-10 lg:grid-cols-[10rem_minmax(0,1fr)_20rem]"
        >
          <p className="text-small text-muted">
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <span className="md:block">
              <span className="md:hidden">, </span>
              {post.readingMinutes} Minuten
            </span>
          </p>
          <div className="max-w-[46rem]">
            <h2
              className="w-fit text-title md:text-[1.75rem] md:leading-tight"
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
            <p className="mt-2 text-muted">{post.description}</p>
          </div>
          <Scene seed={post.path} tool={post.tool} className="hidden h-24 w-full lg:block" />
        </li>
      ))}
    </ol>
  );
}
